import { expect, it } from '@jest/globals';
import { sourcesOf, utmSource } from './visit-source.js';

const BROWSER = 'Mozilla/5.0 (Macintosh) Safari/605.1.15';
const from = (headers: Record<string, string>, url = '/', method = 'GET') =>
  sourcesOf({ method, url, headers: { 'user-agent': BROWSER, ...headers } }, 'handover.example');
const referrer = (name: string) => [{ kind: 'referrer', name }];

it.each([
  ['https://news.example.com/a/secret?token=1#part', 'news.example.com'],
  ['https://NEWS.Example.COM', 'news.example.com'],
  ['http://news.example.com:8080/', 'news.example.com'],
  ['https://ada:password@news.example.com/', 'news.example.com'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  [`https://${'a.'.repeat(48)}com/`, `${'a.'.repeat(48)}com`],
])('counts %s by its host only', (referer, host) => expect(from({ referer })).toEqual(referrer(host)));

it.each([
  '',
  'news.example.com',
  'android-app://com.google.android.gm/',
  'https://203.0.113.7/',
  'https://[2001:db8::7]/',
  'https://localhost/',
  'https://-a.example/',
  `https://${'a.'.repeat(49)}com/`,
])('counts a referrer without a host of the net as direct: %s', (referer) =>
  expect(from({ referer })).toEqual(referrer('direct')),
);

it('counts a visit without a referrer as direct, also with headers of a browser', () => {
  expect(from({})).toEqual(referrer('direct'));
  expect(from({ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' })).toEqual(referrer('direct'));
});

it.each<[string, Record<string, string>]>([
  ['the own address', { referer: 'https://handover.example/contracts' }],
  ['the address that was asked', { referer: 'http://127.0.0.1:3000/', host: '127.0.0.1:3000' }],
  ['the same site', { 'sec-fetch-site': 'same-origin' }],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender', referer: 'https://news.example.com/' }],
  ['a frame', { 'sec-fetch-dest': 'iframe', referer: 'https://news.example.com/' }],
  ['a robot', { 'user-agent': 'Googlebot/2.1', referer: 'https://news.example.com/' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
])('does not count a page from %s', (_from, headers) => expect(from(headers, '/?utm_source=x')).toEqual([]));

it('does not count what reads only the headers', () => expect(from({}, '/', 'HEAD')).toEqual([]));

it('counts the campaign beside the referrer', () =>
  expect(from({ referer: 'https://news.example.com/' }, '/contracts?a=1&utm_source=Spring')).toEqual([
    ...referrer('news.example.com'),
    { kind: 'utm-source', name: 'spring' },
  ]));

it.each([
  ['/?utm_source=newsletter', 'newsletter'],
  ['/contracts?type=apartment&utm_source=News.Letter_2-a&utm_medium=mail', 'news.letter_2-a'],
  ['/?utm_source=spring+mail', 'spring-mail'],
  ['/?utm_source=%4Eews', 'news'],
  [`/?utm_source=${'a'.repeat(40)}`, 'a'.repeat(40)],
  [`/?utm_source=${'a'.repeat(41)}`, null],
  ['/?utm_source=', null],
  ['/?utm_source=ada@example.com', null],
  ['/?utm_source=%3Cscript%3E', null],
  ['/?utm_source=%E0%A4%A', null],
  ['/?xutm_source=a', null],
  ['/?utm_sources=a', null],
  ['/', null],
])('reads the campaign of %s', (url, name) => expect(utmSource(url)).toBe(name));
