/** Commands of formulas whose first letter makes an escape of JSON: `\frac` written once arrives as a form feed and "rac". */
const commands: ReadonlySet<string> = new Set(
  `backepsilon backprime backsim backslash bar barwedge because begin beta beth between big bigcap bigcup bigg Bigg bigoplus
   bigotimes bigstar bigtriangledown bigtriangleup bigvee bigwedge binom blacklozenge blacksquare bm bmod boldsymbol bot bowtie
   Box boxed boxplus boxtimes brace brack breve bullet bf
   fallingdotseq fbox flat footnotesize forall frac frak frown
   nabla natural ncong ne nearrow neg neq newline nexists ngeq ngtr ni nless nleq nmid not notin nparallel nprec nRightarrow
   nrightarrow nsim nsubseteq nsucc nsupseteq nu nwarrow
   rangle rarr ratio rbrace rbrack rceil Re real rfloor rgroup rho right rightarrow rightarrowtail rightharpoondown rightharpoonup
   rightleftarrows rightleftharpoons rightrightarrows rightsquigarrow rightthreetimes rm rq rtimes rvert rVert
   tan tanh tau tbinom text textbf textcolor textit textnormal textrm textsf textsubscript textsuperscript texttt textup tfrac
   therefore theta thickapprox thicksim thinspace tilde times tiny to top triangle triangledown triangleleft triangleq
   triangleright tt twoheadleftarrow twoheadrightarrow`.split(/\s+/),
);

const escapeCharacters: Readonly<Record<string, string>> = {
  '\b': 'b',
  '\f': 'f',
  '\n': 'n',
  '\r': 'r',
  '\t': 't',
};

/** A sign of a break and the letters behind it. */
const BROKEN = /([\b\f\n\r\t])([A-Za-z]+)/g;

/** @returns the text with its commands put back; a line break is one of a command only inside of a formula */
export function withCommands(text: string): string {
  const isInFormula = getFormulas(text);
  return text.replace(BROKEN, (writtenText, sign: string, rest: string, index: number) => {
    const name = `${escapeCharacters[sign]}${rest}`;
    const isLine = sign === '\n' || sign === '\r';
    return commands.has(name) && (!isLine || isInFormula(index)) ? `\\${name}` : writtenText;
  });
}

/** Asked from the beginning to the end of a text, it reads it once. */
function getFormulas(text: string): (index: number) => boolean {
  let [read, isInside] = [0, false];
  return (index) => {
    for (; read < index; read += 1) if (text.charAt(read) === '$') isInside = !isInside;
    return isInside;
  };
}
