/** A separate S3 server with one bucket in a folder. */
import S3rver from 's3rver';

/** Variables that lead the product to the bucket, in addition to the address. */
export const testBucket = {
  S3_BUCKET: 'akada',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};

export interface TestS3Server {
  port: number;
  close(): Promise<void>;
}

export async function openTestS3Server(directory: string): Promise<TestS3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: testBucket.S3_BUCKET }],
  });
  const { port } = await server.run();
  return { port, close: () => server.close() };
}
