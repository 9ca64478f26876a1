/** Names that are not plain English: words of the dialect, bare words, and endings in a preposition. */
import { verbs } from './grammar-words.ts';

/** Words of the dialect inside names, with the standard term: each line has the words, a colon, and what to write instead. */
const dialectTerms: ReadonlyMap<string, string> = new Map(
  `
most|utmost: max
fewest|least: min
longest: maxLength
shortest: minLength
bring: load, add
brings: adds
brought: added
stand: status, position
stands: is
standing: status
begin: start
begins: starts
begun: started
refuse: reject
refuses: rejects
refused: rejected
refusal: rejection
refusals: rejections
carried: copied, moved
carry: copy, move
forget: clear
whole: complete, full
said: text, message
told: notified
heard: received
asked|wanted: requested
meant: intended
bare: plain, minimal
beside: nextTo
among: in
anew: again
nobody: noUser
whoever: anyUser
ones: the noun
stretch: range
stretches: ranges
lent: shared
sought: searched
differing: differences
lowering: decrease
asking: request
shown: visible, displayed
drawn: rendered, sampled
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', instead = ''] = line.split(': ');
      return words.split('|').map((word) => [word, instead] as const);
    }),
);

/** Compounds in which such a word is the standard term. */
const standardCompounds =
  /^(whole(Numbers?|Words?)|longest(Streak|Run|Wait|Match|Common|Took).*|.*LongestStreak|begin(Transaction|Path))$/;

const allowedEndings = new RegExp(
  `(^|[a-z])(${[
    'IndexOf|LastIndexOf|TypeOf|InstanceOf|ValueOf|SizeOf|PrototypeOf|KeyOf|CharAt|CodePointAt',
    'SignIn|SignOut|SignUp|LogIn|LogOut|OptIn|OptOut|CheckIn|CheckOut|ZoomIn|ZoomOut|FadeIn|FadeOut|PlugIn|BuiltIn',
    'MoveTo|GoTo|ScrollTo|SendTo|NavigateTo|RedirectTo|AppendTo|MailTo|LinkTo|BelongsTo|ReplyTo|NextTo|RcptTo|MailFrom',
    'StartOver|RetryAfter|BackOff|SetUp|WarmUp|GiveUp|LookUp|CleanUp|TimeOut|TakeOver|FailOver|PayOut|CutOff|HangUp|HalfUp',
    'IsIn|IsOn|IsOff|IsUp|IsDown|IsAfter|IsBefore|IsBetween|IsWithin|StartsWith|EndsWith|ExpiresIn|NotBefore|NotAfter',
    'SignedIn|SignedOut|SignedUp|TimedOut|PaidOut|SwitchedOn|SwitchedOff|LeftOver|GroupBy|SortBy|KeyBy',
    'ArrowUp|ArrowDown|PointerUp|PointerDown',
  ].join('|')})$`,
  'i',
);
const prepositionEnding =
  /[a-z0-9](Of|By|With|From|For|To|At|In|On|Into|Over|After|Before|Under|Within|Among|About|Between|Without|Through|Behind|Beside|As|Than|Up|Out|Off|Down|Since|Until)$/;
const timeOrActor = /(At|Until|Since)$|(ed|en|wn|de|ut|id|nd|ft|nt)By$/;
const transferPreposition = /^(to|from|into|after|before|by|on|in|up)$/;
const participleNames = new Set(
  `at as by of what why who where how before again own ones most fewest least longest shortest wanted made said asked
  known given taken held bare drawn shown seen typed chosen written gone lost begun stand bring refuse carried differing asking standing
  lowering sat cut stored answered changed counted accepted waiting refused withheld listed decided stated named moved met sought worth many`.split(
    /\s+/,
  ),
);
const infinitive =
  /^to(Use|Read|Send|Write|Ask|Show|Take|Give|Make|Do|Keep|Delete|Remove|Add|Save|Check|Run|Draw|Be|Say|Tell|Pay|Move|Count|Find)([A-Z]|$)/;

/** @returns why the form of a name is not plain, or undefined */
export function nameFault(name: string, isBoolean: boolean): string | undefined {
  const words = splitName(name);
  const ending = prepositionEnding.exec(name)?.[1];
  const [first = '', second = ''] = words;
  const isTransfer = words.length === 2 && verbs.has(first) && transferPreposition.test(second);
  const hasStandardEnding = timeOrActor.test(name) || allowedEndings.test(name) || isTransfer;
  if (ending && !hasStandardEnding) return `ends in "${ending}"`;
  if (participleNames.has(name) && !isBoolean) return 'is a bare word where a noun is due';
  return infinitive.test(name) ? 'is an infinitive where a noun is due' : undefined;
}

/** @returns the dialect words inside a name, each with its replacement */
export function dialectInName(name: string): string[] {
  if (standardCompounds.test(name)) return [];
  return splitName(name).flatMap((word) => {
    const instead = dialectTerms.get(word);
    return instead === undefined ? [] : [`"${word}": ${instead}`];
  });
}

function splitName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
