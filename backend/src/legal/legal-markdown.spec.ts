import { markdownOf, shippedText } from '@handover/domain/legal/shipped-texts';
import { SITE_DEFAULTS } from '@handover/domain/site';
import { describe, expect, it } from '@jest/globals';
import { renderLegal } from './legal-markdown.js';

/** All HTML of a text in one. */
const htmlOf = (body: string) => {
  const { intro, sections } = renderLegal(body);
  return [intro, ...sections.map(({ html }) => html)].join('');
};

describe('sections of a legal text', () => {
  it('begin with headings of the first two levels', () => {
    const text = renderLegal(
      'What *matters*.\n\nMore.\n\n## One\n\nA\n\n### Inside\n\nB\n\n# Two & three\n\n- c\n',
    );
    expect(text).toEqual({
      summary: 'What matters.',
      intro: '<p>What <em>matters</em>.</p>\n<p>More.</p>\n',
      sections: [
        { id: 's-one', title: 'One', html: '<p>A</p>\n<h3>Inside</h3>\n<p>B</p>\n' },
        { id: 's-two-three', title: 'Two & three', html: '<ul>\n<li>c</li>\n</ul>\n' },
      ],
    });
  });

  it('leave out the title of the text, but not a first section of the first level', () => {
    const titles = (body: string) => renderLegal(body).sections.map(({ title }) => title);
    expect(titles('# Terms\n\n## One\n\n## Two')).toEqual(['One', 'Two']);
    expect(titles('# One\n\nA\n\n# Two')).toEqual(['One', 'Two']);
  });

  it('have ids that no part of the page has, each of them once', () => {
    const { sections } = renderLegal('## root\n\n## Root!\n\n## 料金\n\n## ...\n\n## state');
    expect(sections.map(({ id }) => id)).toEqual(['s-root', 's-root-2', 's-料金', 's-', 's-state']);
    expect(renderLegal('## One\n\n## Two', ['first']).sections.map(({ id }) => id)).toEqual([
      'first',
      's-two',
    ]);
  });

  it('are none in a text without headings, or in none at all', () => {
    expect(renderLegal('Just this.')).toEqual({
      summary: 'Just this.',
      intro: '<p>Just this.</p>\n',
      sections: [],
    });
    expect(renderLegal('')).toEqual({ summary: null, intro: '', sections: [] });
    expect(renderLegal('- a list')).toMatchObject({ summary: null });
  });
});

describe('HTML of a legal text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    'Hi <b onclick="x()">there</b>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '## <img src=x onerror=alert(1)>',
    '```\n</code></pre><script>alert(1)</script>\n```',
    '    <script>alert(1)</script>',
    '[x]("><script>alert(1)</script>)',
    '[<script>alert(1)</script>](https://a.example)',
    '| a |\n|---|\n| <script>alert(1)</script> |',
  ])('shows as text what was typed as HTML: %j', (body) => {
    const html = htmlOf(body);
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name);
    for (const tag of tags)
      expect(['p', 'a', 'pre', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td']).toContain(tag);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&colon;alert(1)',
    'java\\script:alert(1)',
    ' javascript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'relative',
    '#part',
  ])('has no link to %j', (address) => {
    for (const body of [
      `[x](<${address}>)`,
      `[x](${address})`,
      `<${address}>`,
      `[x][r]\n\n[r]: <${address}>`,
    ])
      expect(htmlOf(body)).not.toMatch(/href|src/i);
  });

  it('has links to the web and to mail, which no search engine follows', () => {
    expect(htmlOf('[a](https://a.example/?b=1&c="d") [b](mailto:b@c.example)')).toBe(
      '<p><a href="https://a.example/?b=1&amp;c=%22d%22" rel="nofollow">a</a> ' +
        '<a href="mailto:b@c.example" rel="nofollow">b</a></p>\n',
    );
    expect(htmlOf('https://a.example')).toBe('<p>https://a.example</p>\n');
  });

  it('has no pictures and no inline styles', () => {
    expect(htmlOf('![x](https://a.example/track.png)')).not.toContain('<img');
    expect(htmlOf('| a |\n|--:|\n| b |')).not.toContain('style');
  });
});

describe('a shipped text', () => {
  const odd = {
    title: '1. *Hand*_over_ <b> & [us](https://x.example)',
    email: 'a_b_c@x.example',
    phone: '+1 (800)',
    footerLine: '',
  };
  const facts = [SITE_DEFAULTS, odd].map((site) => ({
    ...site,
    contactRequestDays: '30',
    coordinates: true,
  }));

  it.each(facts)('says the same in Markdown to the letter, for the site $title', (site) => {
    const decoded = (html: string) =>
      html
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    for (const kind of ['terms', 'privacy'] as const) {
      const text = shippedText(kind, site)!;
      const rendered = renderLegal(markdownOf(text));
      expect(rendered.summary).toBe(text.summary);
      expect(
        rendered.sections.map(({ title, html }) => [title, decoded(html).split('\n').filter(Boolean)]),
      ).toEqual(
        text.sections.map(({ title, text: paragraphs, list = [] }) => [title, [...paragraphs, ...list]]),
      );
    }
  });

  it('has none of fees and cookies', () => {
    const [site] = facts;
    expect([shippedText('fees', site!), shippedText('cookies', site!)]).toEqual([null, null]);
  });
});
