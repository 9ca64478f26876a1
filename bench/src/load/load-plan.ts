export interface LoadRequest {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends as many requests as the server accepts over the given number of connections. */
export interface LoadPlan {
  origin: string;
  /** The requests are divided among the connections, and each connection repeats its own share. */
  requests: LoadRequest[];
  connections: number;
  /** The duration in seconds, or the total number of requests. */
  until: { seconds: number } | { requests: number };
  /** Sends with each request an exam answer whose sequence is larger than every earlier one. */
  answers?: boolean;
}

export interface LoadResult {
  served: number;
  seconds: number;
  /** Responses that were no success, connections that broke, and time-outs. */
  failed: number;
  /** The latency of each response, in milliseconds. */
  latencies: Float64Array;
}
