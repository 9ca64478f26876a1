const GREEK =
  'alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω';
const SIGNS =
  'times × div ÷ pm ± mp ∓ cdot ⋅ leq ≤ geq ≥ neq ≠ approx ≈ equiv ≡ sim ∼ propto ∝ infty ∞ partial ∂ nabla ∇ rightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ rightleftharpoons ⇌ uparrow ↑ downarrow ↓ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ emptyset ∅ forall ∀ exists ∃ neg ¬ wedge ∧ vee ∨ angle ∠ perp ⊥ parallel ∥ circ ∘ bullet ∙ cdots ⋯ ldots … prime ′ hbar ℏ ell ℓ langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉';
const LARGE = 'sum ∑ prod ∏ coprod ∐ int ∫ iint ∬ iiint ∭ oint ∮ bigcup ⋃ bigcap ⋂ bigvee ⋁ bigwedge ⋀';
const ACCENTS =
  'hat ̂ tilde ̃ bar ̄ overline ̅ breve ̆ check ̌ dot ̇ ddot ̈ acute ́ grave ̀ vec ⃗ overbrace ⏞ underbrace ⏟';

const commandBy = (list: string): Map<string, string> => {
  const words = list.split(' ');

  return new Map(
    words.flatMap((word, index) => (index % 2 === 0 ? [[words[index + 1] ?? '', `\\${word}`]] : [])),
  );
};

const COMMANDS = new Map([...commandBy(GREEK), ...commandBy(SIGNS), ...commandBy(LARGE)]);
const SPECIAL = new Map([
  ...['#', '$', '%', '&', '_', '{', '}'].map((character): [string, string] => [character, `\\${character}`]),
  ['\\', '\\backslash'],
  ['^', '\\hat{}'],
  ['~', '\\sim'],
  ['−', '-'],
]);

/** Commands of accents and braces by the character that Office stores for them. */
export const accentCommands: ReadonlyMap<string, string> = commandBy(ACCENTS);

/** Upright functions that have a LaTeX command. */
export const namedFunctions: ReadonlySet<string> = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd inf lim ln log max min Pr sec sin sinh sup tan tanh'.split(
    ' ',
  ),
);

/**
 * Characters of a formula in LaTeX. Slanted letters, which Unicode has apart, become the letters that they show.
 */
export function latexCharacters(text: string): string {
  let latex = '';
  for (const character of text.normalize('NFC')) {
    const visibleText = /[\u{1D400}-\u{1D7FF}]/u.test(character) ? character.normalize('NFKC') : character;
    const command = COMMANDS.get(visibleText) ?? SPECIAL.get(visibleText) ?? visibleText;
    // A command ends where the letters end.
    const parted = /\\[A-Za-z]+$/.test(latex) && /^[A-Za-z]/.test(command);
    latex += parted ? ` ${command}` : command;
  }

  return latex;
}
