/** Labels that say what kind of remark follows, and name nothing: "Example", "How it works", "Compromised by". */
const SIGNPOST =
  /^(?:(?:real[- ]life |worked |common |classic |simple |quick )?(?:example|scenario|analogy|illustration|case|demo|demonstration)s?|(?:core|key|main|big|central|important|basic|general|final|other|quick)? ?(?:idea|insight|distinction|concept|point|takeaway|fact|question|difference|property|properties|feature|characteristic|detail|rule|observation|formula|reminder|term)s?|formats?|results?|outcomes?|output|input|process|procedure|steps?|solutions?|countermeasures?|prevention|weakness(?:es)?|strengths?|limitations?|drawbacks?|pros|cons|purpose|goal|aim|role|function|uses?|usage|applications?|implementation|mechanism|structure|syntax|location|origin|meaning|description|exam (?:tip|connection|focus)|professor['’]s emphasis|teacher['’]s note|reference textbook|difficulty(?: order)?|current practice|numerical approach|trick|shortcut|proof|derivation|setup|given|find|method|advantages?|disadvantages?|criticisms?|critiques?|assumptions?|implications?|schedules?|benefits?|risks?|causes?|effects?|symptoms?|treatment|diagnosis)$/i;
/** "Why it matters", "How to break it", "What": they ask, and what follows answers. */
const ASKING = /^(?:why|how|what|when|where|who|which)\b/i;
/** "Provided by", "Best for": the section names who or what is meant. */
const OPEN_END = /\s(?:by|for|in|on|with|to|of|from|at|as|it|this|that|them)$/i;

/** @returns whether a label only says what follows, so that it is no term */
export function isSignpostLabel(label: string): boolean {
  return SIGNPOST.test(label) || ASKING.test(label) || OPEN_END.test(label);
}

const ILLUSTRATING =
  /^data$|example|scenario|analogy|illustration|case|demo|exam|format|tip|trick|professor|teacher|textbook|given|find|reminder|why|when/i;

/** @returns whether what follows a label is an example or a remark about the lesson, which says nothing of its section */
export function isIllustratingLabel(label: string): boolean {
  return ILLUSTRATING.test(label);
}

const DEFINING =
  /^(?:what(?: (?:it|this) is| is (?:it|this))?|definition|defined as|meaning|description|def)$/i;

/** @returns whether what follows a label says what its section is about: "What", "Definition" */
export function isDefiningLabel(label: string): boolean {
  return DEFINING.test(label);
}
