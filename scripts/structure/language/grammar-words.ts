/** Word lists from which a fragment is told from a sentence. */

const listWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const auxiliaries =
  listWords(`is are was were am has have had does do did can could may might must shall should will would
  cannot isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't can't couldn't won't wouldn't it's that's there's`);
export const participles = listWords(
  'paid said told sent made found kept left held lost met won read put set heard built bought taught thought brought',
);
export const pastForms = listWords(
  'sat slept came went gave took wrote began saw knew broke chose drew grew rose spoke fell became ran stood led lay',
);
export const verbs =
  listWords(`accept act add agree allow answer appear apply approve arrive ask assume base be become begin belong block
  break bring buy call cancel carry cause change check choose claim clear close collect combine come compare complete compute
  concern confirm connect consist contain continue convert copy correct cost count cover create cut decide declare define delete
  deliver depend describe differ disable disappear discard divide do draw drop earn empty enable end enter equal erase exist expect
  expire explain express fail fall feel fetch fill find finish fit fix follow forbid forget form format get give go grade grow guess
  handle happen have hear help hide hit hold identify ignore import include indicate insert join judge jump keep know lack last lead
  learn leave let lie list live load lock log look lose make map mark match matter mean measure meet merge miss move name need notice
  offer open order own parse pass pay play point post prepare prevent print produce protect prove provide publish put raise reach
  read receive record reduce refer refuse reject release rely remain remember remove render repeat replace report represent request
  require reset resolve respond restore return reuse review roll run save say scan schedule score search see seem select send
  separate serve set settle share shift show sign skip solve sort split stand start state stay stop store study submit succeed suit
  support switch take talk tell test throw tick touch trace travel treat try turn type update upload use vanish verify wait walk want
  distinguish exclude invent mail omit preserve repair trust abort compile destroy display double execute expose invalidate narrow precede rebuild redirect
  warn win work wrap write yield avoid count keep explain ensure guard limit link note prefer seal sum track escape flush emit
  bind blame bound cause contradict charge hand cross sweep reveal commit delay demand deny depend die disagree earn escape export fill fire flag flow freeze gain hang hinder inflate invite
  lean leak like listen lock mend nest outlive overlap practise press promise propose pull queue quote recognise register renew retain scroll
  shut sit sleep span speak spend spread survive tag tap teach tend think tie undo unpack vary view waive warrant watch weigh wish
  adjust affect bookmark deal decline download edit enrol exceed fold lower narrow omit overwrite rank rate restart retire
  shorten strike subtract suggest suspend withdraw`);
export const subordinators =
  listWords(`that which who whose whom what whatever whoever whichever where wherever when whenever while if unless
  because whether how why though although`);
export const temporalWords = listWords('as until since before after than once');
export const clauseOpeners = listWords(
  'what whether how why who whom whose which where when whatever whoever while until as because since if unless so',
);
export const prepositions =
  listWords(`of by at with without for from to in on after before between within among beside under over against like
  through behind below above into onto about during per than off up out down upon via except across beyond`);
export const determiners = listWords(
  `a an the its their his her this these those no any all some two three four five many few several other such and or most more both first last next only same my our your`,
);
export const pronouns = listWords('it they he she we you i there');
export const emptySubjects = listWords(
  'its those one another others both other same more most only also not no each their such none nothing',
);

/** @returns the base form of a verb in the third person, undefined for any other word */
export function baseForm(word: string): string | undefined {
  const forms = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return forms.find((form) => verbs.has(form));
}
