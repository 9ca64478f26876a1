const LINKS = [
  String.raw`\s*\((?:or |also |also called |also known as |called )?(?:an? |the )?`,
  `,? (?:is |are |was |were )?(?:also|sometimes|often|commonly) (?:called|known as|referred to as|termed) (?:an? |the )?`,
  `, or (?:an? |the )?`,
];

/** True when the text says that two terms are names of one thing: "X (or Y)", "X, also called Y", "X, or Y,". */
export function namesOneThing(text: string, left: string, right: string): boolean {
  return (
    isAcronym(left, right) ||
    isAcronym(right, left) ||
    isLinked(text, left, right) ||
    isLinked(text, right, left)
  );
}

function isLinked(text: string, first: string, second: string): boolean {
  return LINKS.some((link, index) => {
    const end = index === 2 ? '[,.;]' : String.raw`\b`;
    return new RegExp(`${escaped(first)}${link}${escaped(second)}${end}`, 'i').test(text);
  });
}

function isAcronym(short: string, long: string): boolean {
  const initials = long
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return initials.length > 1 && short === initials;
}

function escaped(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
