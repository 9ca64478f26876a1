/** What is so, or what is wrong and what to do about it, in one line. */
export interface Finding {
  ok: boolean;
  line: string;
}
