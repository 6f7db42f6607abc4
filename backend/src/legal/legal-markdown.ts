import MarkdownIt, { type Token } from 'markdown-it';

export interface RenderedSection {
  /** Unique in the text; for links within the page. */
  id: string;
  /** Plain text. */
  title: string;
  html: string;
}

export interface RenderedText {
  /** The first paragraph as plain text, if the text does not begin with a heading. */
  summary: string | null;
  /** HTML of what stands before the first section. */
  intro: string;
  sections: RenderedSection[];
}

const LINK = /^(?:https?:\/\/|mailto:)\S/i;

/**
 * HTML in a text is shown as it was typed. Links lead to the web or to a mail program and nowhere else; pictures are
 * left out, because their hosts would learn who reads the page.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image');
markdown.validateLink = (url) => LINK.test(url);
markdown.renderer.rules.link_open = (tokens, at, options, _env, renderer) => {
  tokens[at]?.attrSet('rel', 'nofollow');
  return renderer.renderToken(tokens, at, options);
};
// the alignment of a column is an inline style, which the page's policy refuses
for (const cell of ['th_open', 'td_open'] as const)
  markdown.renderer.rules[cell] = (tokens, at, options, _env, renderer) => {
    (tokens[at] as Token).attrs = null;
    return renderer.renderToken(tokens, at, options);
  };

/** Renders a text by its sections, which begin with a heading of the first or second level. */
export function renderLegal(body: string, ids: readonly string[] = []): RenderedText {
  const env = {};
  const tokens = withoutTitle(markdown.parse(body, env));
  const htmlOf = (some: Token[]) => markdown.renderer.render(some, markdown.options, env);
  const [intro, ...parts] = partsOf(tokens);
  const [first, text] = intro.tokens;
  const taken = new Set<string>();
  return {
    summary: first?.type === 'paragraph_open' ? textOf(text) : null,
    intro: htmlOf(intro.tokens),
    sections: parts.map((part, at) => ({
      id: ids[at] ?? slugOf(part.title, taken),
      title: part.title,
      html: htmlOf(part.tokens),
    })),
  };
}

interface Part {
  title: string;
  tokens: Token[];
}

function partsOf(tokens: readonly Token[]): [intro: Part, ...sections: Part[]] {
  const parts: [Part, ...Part[]] = [{ title: '', tokens: [] }];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (opensSection(token)) {
      parts.push({ title: textOf(tokens[at + 1]), tokens: [] });
      at += 2;
    } else (parts.at(-1) as Part).tokens.push(token);
  }
  return parts;
}

/** The only heading of the first level, at the very beginning, is the title: the page has its own. */
function withoutTitle(tokens: Token[]): Token[] {
  const isTitle = (token: Token | undefined) => token?.type === 'heading_open' && token.tag === 'h1';
  return isTitle(tokens[0]) && tokens.filter(isTitle).length === 1 ? tokens.slice(3) : tokens;
}

const opensSection = ({ type, tag, level }: Token): boolean =>
  type === 'heading_open' && level === 0 && (tag === 'h1' || tag === 'h2');

/** What a reader sees of a heading or a paragraph. */
const textOf = (inline: Token | undefined): string =>
  (inline?.children ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('')
    .trim();

/** With a prefix, so that a heading never takes the id of a part of the page. */
function slugOf(title: string, taken: Set<string>): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  let id = `s-${slug}`;
  for (let copy = 2; taken.has(id); copy++) id = `s-${slug}-${copy}`;
  taken.add(id);
  return id;
}
