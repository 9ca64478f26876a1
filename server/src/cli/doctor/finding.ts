/** A confirmation, or a fault with its remedy, in one line. */
export interface Finding {
  ok: boolean;
  line: string;
}
