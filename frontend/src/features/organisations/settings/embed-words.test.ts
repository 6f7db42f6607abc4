import { expect, it } from '@jest/globals';
import { originOf, snippetOf } from './embed-words';

it.each([
  ['acme.example', 'https://acme.example'],
  [' https://WWW.Acme.example/cars?q=1#top ', 'https://www.acme.example'],
  ['acme.example:8443/', 'https://acme.example:8443'],
  // not another website in silence: the server says what is wrong with it
  ['http://acme.example/', 'http://acme.example'],
])('reads %j as %s', (typed, origin) => expect(originOf(typed)).toBe(origin));

it('writes the name as the text of an attribute', () => {
  expect(snippetOf('https://site.example', { id: 'a', name: 'A & "B" <b>' })).toBe(
    '<iframe src="https://site.example/embed?org=a" title="Contracts of A &amp; &quot;B&quot; &lt;b>" loading="lazy" style="width: 100%; height: 720px; border: 0"></iframe>',
  );
});
