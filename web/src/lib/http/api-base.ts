/** Same as in the endpoint table, whose module would pull every feature's schemas into the first load. */
export const apiBase = '/api/v1';
