/**
 * Collects the text of one run. Bytes of a code page are decoded together, because a character can have two.
 * Substitutes for Unicode characters in older programs are skipped.
 */
export class RtfText {
  #text = '';
  #bytes: number[] = [];
  #encoding = 'windows-1252';
  /** Remaining characters of the substitute for older programs. */
  #toPass = 0;

  /** @param encoding of the bytes that follow */
  decodeAs(encoding: string): void {
    if (encoding === this.#encoding) return;
    this.#decode();
    this.#encoding = encoding;
  }

  addByte(byte: number): void {
    if (this.#toPass > 0) this.#toPass -= 1;
    else this.#bytes.push(byte);
  }

  /** @param text of the source: bytes beyond ASCII are in the code page */
  addText(text: string): void {
    const visibleText = text.slice(this.#toPass);
    this.#toPass = Math.max(this.#toPass - text.length, 0);
    // A second byte may be a plain letter, so letters go through the decoder as well.
    for (const character of visibleText) this.#bytes.push(character.charCodeAt(0) & 0xff);
  }

  /** @param passed how many characters after it stand for the same */
  addUnicode(code: number, passed: number): void {
    this.#decode();
    this.#text += String.fromCharCode(code < 0 ? code + 65_536 : code);
    this.#toPass = passed;
  }

  /** @param text as it is shown */
  addShown(text: string): void {
    this.#decode();
    this.#text += text;
  }

  endGroup(): void {
    this.#toPass = 0;
  }

  take(): string {
    this.#decode();
    const text = this.#text;
    this.#text = '';

    return text;
  }

  #decode(): void {
    if (this.#bytes.length === 0) return;
    this.#text += new TextDecoder(this.#encoding).decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
  }
}
