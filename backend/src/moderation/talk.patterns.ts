/** Talk of messengers and of payment away from the site, in normalised text. */

const GAP = String.raw`[\s._-]{0,3}`;
const SOCIAL = 'facebook|fb|messenger|insta(?:gram)?|ig|snap|linkedin|twitter|tik\\s?tok|signal|skype';
export const MESSENGER = new RegExp(
  [
    String.raw`\b(?:wh?at'?s${GAP}ap+|whatapp|wass?ap+|wsp|telegram|we${GAP}chat|snap${GAP}chat|viber|(?:facebook|fb)${GAP}messenger|messenger\s{1,3}app|google\s{1,3}voice|hangouts|discord|kik\s{1,3}me)\b`,
    String.raw`\b(?:on|via|over|use)\s{1,3}(?:signal|messenger|skype|line\s{1,3}app)\b|\bsignal\s{1,3}(?:app|me)\b`,
    String.raw`\b(?:insta(?:gram)?|ig|snap|tg|telegram)\s{0,3}[:@]\s{0,3}@?\w{3,}`,
    String.raw`\b(?:dm|text|call|phone|ring|e-?mail)\s{1,3}me\s{1,3}(?:at|on|directly|instead|off|outside)\b`,
    String.raw`\b(?:find|look|search|add)\s{1,3}(?:me|us|for\s{1,3}me)\s{1,3}(?:up\s{1,3})?(?:on|at|via)\s{1,3}(?:${SOCIAL}|x)\b`,
    String.raw`\bmy\s{1,3}(?:${SOCIAL}|telegram|snapchat|discord|whatsapp)\s{1,3}(?:name|handle|id|is|user)\b`,
    String.raw`\bdm\s{1,3}me\b|\b(?:${SOCIAL})\s{1,3}me\b`,
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
