import { getClasses } from '../../generation/classes/noun-classes.ts';
import { isEverydayWord } from '../../text/part-of-speech.ts';

/** Words that have a capital in every English sentence: months, days, faiths, countries, peoples, languages, large cities. */
const PROPER: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november
  december easter christmas ramadan lent advent eid diwali hanukkah passover hajj sallah
  allah christ jesus muhammad buddha moses god islam christianity judaism hinduism buddhism sikhism bible quran qur’an koran torah
  gospel muslim christian jew hindu buddhist sikh catholic protestant anglican methodist pentecostal sunni shia islamic jewish
  africa america asia europe australia antarctica arctic atlantic pacific sahara sahel mediterranean
  nigeria ghana benin togo niger cameroon chad mali senegal gambia liberia kenya uganda tanzania rwanda ethiopia egypt libya algeria
  morocco tunisia sudan somalia angola zambia zimbabwe mozambique namibia botswana congo gabon britain england scotland wales ireland
  france germany italy spain portugal netherlands belgium switzerland austria sweden norway denmark finland poland russia ukraine
  greece turkey iran iraq israel palestine syria arabia india pakistan bangladesh china japan korea vietnam thailand indonesia
  malaysia singapore brazil argentina chile peru mexico canada cuba haiti jamaica
  lagos abuja kano ibadan kaduna enugu benin ilorin sokoto calabar jos zaria oyo ife accra kumasi nairobi cairo johannesburg london
  paris rome berlin vienna geneva moscow athens jerusalem mecca makka medina madina washington york
  african american asian european australian nigerian ghanaian cameroonian senegalese kenyan ugandan ethiopian egyptian sudanese
  british english scottish welsh irish french german italian spanish portuguese dutch belgian swiss austrian swedish norwegian danish
  polish russian greek turkish iranian arab arabic persian indian chinese japanese korean brazilian mexican canadian cuban roman
  latin victorian byzantine ottoman soviet yoruba hausa igbo fulani fulfulde tiv ijaw ibibio efik kanuri nupe edo bini
  itsekiri urhobo igala idoma akan ashanti asante ewe zulu swahili bantu berber tuareg
  newtonian darwinian freudian marxist keynesian`.split(/\s+/),
);
/** "Evaporation", "thermometer", "hepatocyte": words that an ending shows to be common nouns. */
const COMMON_END =
  /(?:tion|sion|sis|ism|ity|ness|ment|ance|ence|ship|hood|dom|logy|nomy|graphy|metry|pathy|phyll|plasm|blast|cyte|phage|gen|gram|graph|meter|scope|ase|ose|ine|ide|ate|ite|ol|al|ic|ics|ous|ive|ing|ed|er|or|ist|ary|ory|ure|age|cy|emia|aemia|itis|oma|lysis|phone|sphere|spore|derm|ect|ight|way|work|wave|port)s?$/;
/** People are names, unless a word or its ending is of a common noun: "debtor", "witness". */
const NAMED_CLASSES = /^p/;

/**
 * Tells whether a word keeps its capital inside a sentence.
 *
 * @param word with its capital, as it opens a line
 * @returns true for a name, and for a word that nothing shows to be a common noun
 */
export function isProperWord(word: string): boolean {
  const lower = word.toLowerCase().replaceAll("'", '’').replace(/’s?$/, '');
  if (isKnownName(word)) return true;
  if (isEverydayWord(lower) || COMMON_END.test(lower)) return false;
  const classes = getClasses(lower);
  return classes === '' || NAMED_CLASSES.test(classes);
}

/** @returns whether a word always has a capital: a month, a people, a country, a faith */
export function isKnownName(word: string): boolean {
  const lower = word.toLowerCase().replaceAll("'", '’').replace(/’s?$/, '');
  return PROPER.has(lower) || PROPER.has(lower.replace(/s$/, ''));
}
