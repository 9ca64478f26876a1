import { Socket } from 'node:net';

/** Sockets to the database that can be broken together. */
export interface DatabaseSockets {
  /** @returns a socket for the driver, not connected yet */
  open(): Socket;
  breakAll(): void;
}

/** @returns an empty set, which remembers the sockets that are not closed */
export function trackSockets(): DatabaseSockets {
  const sockets = new Set<Socket>();
  return {
    open() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    breakAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
