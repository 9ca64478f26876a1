/** Parts of a note that were read, of all in scope. Stands alone, because the web shows it without the planner of calls. */
export interface PartsRead {
  read: number;
  total: number;
}
