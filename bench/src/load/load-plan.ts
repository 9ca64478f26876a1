export interface LoadRequest {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** As many requests as the server takes, over so many connections. */
export interface LoadPlan {
  origin: string;
  /** Dealt out over the connections, each of which goes round its own share. */
  requests: LoadRequest[];
  connections: number;
  /** How long, in seconds, or how many requests in all. */
  until: { seconds: number } | { requests: number };
  /** Sends with each request an exam answer whose sequence is larger than that of every one before. */
  answers?: boolean;
}

export interface LoadResult {
  served: number;
  seconds: number;
  /** Responses that were no success, connections that broke, and time-outs. */
  failed: number;
  /** Of each response, in milliseconds. */
  latencies: Float64Array;
}
