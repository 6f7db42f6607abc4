const WORDS =
  /\b(?:at|dot|zero|one|two|three|four|five|six|seven|eight|nine|call|text|phone|e-?mail|signal|telegram|wha?ts|snap|insta|messenger|skype|discord|viber|chat|venmo|zelle|cash|pay|paypal|wire|bank|money|crypto|bitcoin|btc|gift|union|routing|site|platform|cashier|fee|iban|ach|www|google|chime|kik|facebook|linkedin|twitter|tik|handover|arroba|punto|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|g\s?mail|yahoo|hotmail|outlook|icloud|proton|com\b|net\b|org\b|handle|user|ig\b|fb\b|tg\b|dm\b|what'?s|wass?ap|wsp)/iu;
/** Matches spelled words such as "v e n m o". */
const SPELLED = /(?:(?<!\p{L})\p{L}[ _-]{1,2}){3}/u;

/** Cheap pre-check: false for most texts, which then need no request to the server. */
export const isWorthAsking = (text: string): boolean =>
  /[\p{N}@＠.．$]/u.test(text) || WORDS.test(text) || SPELLED.test(text);
