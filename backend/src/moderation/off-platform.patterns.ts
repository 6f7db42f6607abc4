/** What ways off the site look like, in normalised text: lower case, without look-alikes and invisible characters. */

const BRACKETED = (sign: string) => String.raw`\s{0,3}[([{<]\s{0,3}(?:${sign})\s{0,3}[)\]}>]\s{0,3}`;
const DOT_WORD = String.raw`\s{1,3}(?:d[o0]t|punto|punkt)\s{1,3}|\s{0,3}_dot_\s{0,3}|${BRACKETED(String.raw`d[o0]t|\.|punto|punkt`)}`;
/** A plain dot, or one in other words. */
const DOT = String.raw`(?:\.|${DOT_WORD})`;
const LOOSE_DOT = String.raw`(?:\s{0,3}[.,]\s{0,3}|${DOT_WORD})`;
const AT_SIGN = String.raw`(?:\s{0,3}@\s{0,3}|\s{1,3}@t\s{1,3}|\s{0,3}_at_\s{0,3}|${BRACKETED('at|a|@')})`;
const AT_WORD = String.raw`\s{1,3}(?:at|arroba)\s{1,3}`;
const NAME = String.raw`(?<![\p{L}\w.+-])[\p{L}\d][\p{L}\w.+-]{0,63}`;
const LABEL = String.raw`[\p{L}\d-]{1,63}`;
const TLD =
  'com|net|org|edu|gov|io|co|us|me|info|biz|app|dev|ly|gg|xyz|online|site|shop|store|link|gl|page|club|tv|mx|ca|uk|de|live|cc|ee|eu|fr|es|nl|se|ch|pl|jp|cn|ru|br|au|nz|ie';
const END = String.raw`(?![\p{L}\d])`;
const domain = (dot: string, tld: string) => `${LABEL}(?:${dot}${LABEL}){0,4}${dot}(?:${tld})${END}`;

export const EMAILS = [
  // with the sign itself, or one that nobody writes by chance
  new RegExp(`${NAME}${AT_SIGN}${domain(LOOSE_DOT, TLD)}`, 'gu'),
  new RegExp(String.raw`${NAME}@${domain(String.raw`\.`, '[a-z]{2,24}')}`, 'gu'),
  new RegExp(`${NAME}${AT_WORD}${domain(DOT, TLD)}`, 'gu'),
  // "john at gmail" needs no ending to be understood
  new RegExp(
    `${NAME}(?:${AT_SIGN}|${AT_WORD})(?:g\\s?mail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|aol)${END}`,
    'gu',
  ),
];

export const ADDRESS =
  /\b(?:h(?:tt|xx)ps?\s{0,3}:\s{0,3}\/\s{0,3}\/|www\s{0,3}\.)\s{0,3}[^\s]+|\bwww\s{1,3}[a-z0-9-]+\s{1,3}(?:com|net|org)\b/g;
export const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\w@.-])(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?(?:${DOT}|\s{1,3}\.\s{1,3}(?=com\b|net\b|org\b))){1,5}(?:${TLD})${END}(?:\/[^\s]*)?`,
  'gu',
);

const GAP = String.raw`[\s._-]{0,3}`;
const SOCIAL = 'facebook|fb|messenger|insta(?:gram)?|ig|snap|linkedin|twitter|tik\\s?tok|signal|skype';
export const MESSENGER = new RegExp(
  [
    String.raw`\b(?:wha?ts${GAP}app|telegram|we${GAP}chat|snap${GAP}chat|viber|(?:facebook|fb)${GAP}messenger|messenger\s{1,3}app|google\s{1,3}voice|hangouts|discord|kik\s{1,3}me)\b`,
    String.raw`\b(?:on|via|over|use)\s{1,3}(?:signal|messenger|skype|line\s{1,3}app)\b|\bsignal\s{1,3}(?:app|me)\b`,
    String.raw`\b(?:insta(?:gram)?|ig|snap|tg|telegram)\s{0,3}[:@]\s{0,3}@?\w{3,}`,
    String.raw`\b(?:dm|text|call|phone|ring|e-?mail)\s{1,3}me\s{1,3}(?:at|on|directly|instead|off|outside)\b`,
    String.raw`\b(?:message|msg|write|add|find|reach|contact)\s{1,3}me\s{1,3}(?:on|via|through)\s{1,3}(?:${SOCIAL})\b`,
  ].join('|'),
  'g',
);

export const PAYMENT_APP = new RegExp(
  [
    String.raw`\b(?:venmo|cash${GAP}app|zelle|pay${GAP}pa[li]|western\s{1,3}union|money${GAP}gram|chime\s{1,3}app|bitcoins?|btc|ethereum|usdt|crypto(?:currency)?(?!-free)|(?:gift|itunes|amazon|steam)\s{0,3}cards?)\b`,
    String.raw`(?<![\w$])\$[a-z][\w-]{2,}`,
  ].join('|'),
  'g',
);

const PLATFORM = String.raw`(?:the\s{1,3}|this\s{1,3})?(?:platform|handover|web\s?site|app)|this\s{1,3}site`;
export const WIRE = new RegExp(
  [
    String.raw`\b(?:wire|bank|ach)[\s-]{1,3}transfers?\b|\brouting\s{1,3}number\b|\biban\b|\bcashier'?s\s{1,3}che(?:ck|que)`,
    String.raw`\bwire\s{1,3}(?:(?:me|us)\b(?!\s{1,3}up)|it\s{1,3}to|money|funds|\$|the\s{1,3}(?:money|funds|deposit|payment|fee|rest|amount|cash))`,
    String.raw`\b(?:by|via|through)\s{1,3}(?:bank\s{1,3})?wire\b`,
    String.raw`\b(?:pay|paid|payment|deposit|money)\s{1,3}(?:\w+\s{1,3}){0,4}(?:off|outside)\s{1,3}(?:of\s{1,3})?(?:the\s{1,3})?(?:site|platform|handover)\b`,
    String.raw`\b(?:off|outside)\s{1,3}(?:of\s{1,3})?(?:${PLATFORM})\b`,
    String.raw`\bpay\s{1,3}me\s{1,3}(?:directly|privately|personally|outside|(?:in\s{1,3})?cash)\b`,
    String.raw`\b(?:send|transfer|deposit)\s{1,3}(?:\w+\s{1,3}){1,3}(?:in)?to\s{1,3}my\s{1,3}(?:bank\s{1,3})?account\b`,
    String.raw`\b(?:skip|avoid|dodge|bypass|get\s{1,3}around)\s{1,3}(?:the|this|handover'?s?)\s{1,3}(?:(?:transfer|platform|site|handover|\$?25)\s{1,3})?fee\b`,
  ].join('|'),
  'g',
);

const DIGIT_WORDS: Record<string, string> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  // letters that pass for digits among digits
  o: '0',
  i: '1',
  l: '1',
};
const DIGIT_TOKEN = String.raw`(?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine|[oil](?=\d)|(?<=\d)[oil](?![a-z]))`;
export const DIGIT_RUN = new RegExp(
  String.raw`(?<![\w$.,#])\+?[(\s]*${DIGIT_TOKEN}(?:[\s.()/_*~|-]{0,4}${DIGIT_TOKEN}){6,17}(?![\w]|[.,]\d|%)`,
  'g',
);

export const digitsOf = (run: string): string =>
  run
    .replace(/zero|oh|one|two|three|four|five|six|seven|eight|nine|[oil]/g, (word) => DIGIT_WORDS[word] ?? '')
    .replace(/\D/g, '');

/** Somebody says that a number is for calling. */
export const CALLING =
  /\b(?:call|text|phone|tel|telephone|cell|mobile|ring|reach|whatsapp|number|sms|contact)\b[^.!?]{0,25}$/;
/** Somebody says that a number is something else. */
export const NOT_CALLING =
  /\b(?:vin|zip|zipcode|mls|apn|parcel|permit|license|plate|model|part|serial|stock|case|order|odometer|mileage|sku|unit|lot|ref|confirmation|loan|acct|account|policy|invoice|id)\b[^.!?]{0,20}$/;
