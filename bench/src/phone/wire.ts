/** A proxy in front of the product that counts every byte of every exchange, headers and event streams included. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One request over HTTP/1.1 and its answer. */
export interface Exchange {
  method: string;
  path: string;
  /** Bytes of the request and of the answer, with headers. */
  up: number;
  down: number;
}

export interface Wire {
  /** @returns the exchanges since the last call; open ones continue in a new one */
  take(): Exchange[];
  /** True if each request has the beginning of its answer. */
  isIdle(): boolean;
  /** Bytes that travelled so far, both ways. */
  total(): number;
  close(): Promise<void>;
}

/**
 * Counts on the connection and not in the browser, which does not report what its service worker fetches, nor
 * the headers of requests.
 *
 * @param port where browsers connect
 * @param productPort where the product listens
 */
export async function openWire(port: number, productPort: number): Promise<Wire> {
  let exchanges: Exchange[] = [];
  let total = 0;
  const clients = new Set<Socket>();
  const unanswered = new Set<Socket>();

  const count = (client: Socket) => {
    let open: Exchange | null = null;
    const restart = ({ method, path }: Pick<Exchange, 'method' | 'path'>): Exchange => {
      open = { method, path, up: 0, down: 0 };
      exchanges.push(open);
      return open;
    };
    // Browsers send the next request of a connection after the answer of the previous one.
    const current = () => (open === null || exchanges.includes(open) ? open : restart(open));
    return {
      sent(chunk: Buffer) {
        total += chunk.length;
        const isNext = open === null || !unanswered.has(client);
        const exchange = isNext ? restart(readHead(chunk)) : current();
        unanswered.add(client);
        if (exchange) exchange.up += chunk.length;
      },
      received(chunk: Buffer) {
        total += chunk.length;
        unanswered.delete(client);
        const exchange = current();
        if (exchange) exchange.down += chunk.length;
      },
    };
  };

  const server = createServer((client) => {
    const product = connect(productPort, '127.0.0.1');
    const { sent, received } = count(client);
    clients.add(client);
    client.on('data', sent).on('error', () => {});
    product.on('data', received).on('error', () => {});
    client.pipe(product).pipe(client);
    client.once('close', () => {
      clients.delete(client);
      unanswered.delete(client);
      product.destroy();
    });
    product.once('close', () => client.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    take() {
      const takenExchanges = exchanges;
      exchanges = [];
      return takenExchanges;
    },
    isIdle: () => unanswered.size === 0,
    total: () => total,
    async close() {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function readHead(chunk: Buffer): Pick<Exchange, 'method' | 'path'> {
  const [method = '', address = ''] = chunk.toString('latin1', 0, 2_000).split(' ', 2);
  return { method, path: address.split('?')[0] ?? '' };
}
