import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../../common/config/config.js';
import { Outgoing } from '../../outgoing.js';
import { withPhotoUrls } from './photo-urls.js';

const outgoing = new Outgoing({ webhookAllowLoopback: false } as Config);
const read = (photoUrls: unknown) =>
  withPhotoUrls(
    { row: 2, externalId: 'A', vin: null, given: { title: 'Car', photoUrls }, problems: [] },
    'Pictures',
    (url) => outgoing.refuse(url),
  );
const urlsOf = (photoUrls: unknown) => read(photoUrls).given?.photoUrls;
const problemOf = (photoUrls: unknown) => read(photoUrls).problems[0]?.message;
const url = (name: string | number) => `https://photos.example/${name}.jpg`;
const urls = (count: number) => Array.from({ length: count }, (_, at) => url(at));

describe('the addresses of photos', () => {
  it.each([' ', '\n', '\r\n', ',', ', ', '|', ' | ', ',,', ';'])(
    'may stand with %j between them',
    (between) => {
      const expected = between === ';' ? [`${url('a')};${url('b')}`] : [url('a'), url('b')];
      expect(urlsOf([url('a'), url('b')].join(between))).toEqual(expected);
      expect(urlsOf(`${url('a')}${between === ';' ? '' : between}`)).toEqual([url('a')]);
    },
  );

  it('may have commas', () =>
    expect(urlsOf(`${url('w_4,h_3/a')},${url('w_4,h_3/b')}`)).toEqual([url('w_4,h_3/a'), url('w_4,h_3/b')]));

  it('count once each, as they are requested', () =>
    expect(urlsOf([url('a'), `${url('a')}#top`, 'HTTPS://photos.EXAMPLE:443/a.jpg', url('b')])).toEqual([
      ...[url('a'), url('b')],
    ]));

  it('say nothing if they are absent, and JSON removes them with an empty list', () => {
    for (const nothing of ['', ' , | ', null]) {
      expect(read(nothing)).toMatchObject({ given: { title: 'Car' }, problems: [] });
      expect(urlsOf(nothing)).toBeUndefined();
    }
    expect(urlsOf([])).toEqual([]);
  });

  it('are 12 at most', () => {
    expect(urlsOf(urls(12).join(' '))).toHaveLength(12);
    expect(urlsOf([...urls(12), ...urls(12)])).toHaveLength(12);
    for (const many of [urls(13), urls(13).join('|'), Array.from({ length: 25 }, () => url(1))])
      expect(read(many)).toMatchObject({
        given: null,
        problems: [{ column: 'Pictures', message: 'Please name at most 12 different addresses of photos.' }],
      });
  });

  it.each([
    ['a cell of 5 million addresses', () => 'https://a.b/ '.repeat(5_000_000)],
    ['a cell with 5 million commas', () => ','.repeat(5_000_000)],
    ['a list of 5 million addresses', () => Array<string>(5_000_000).fill(url(1))],
    ['one address of 60 MB', () => `https://a.b/${'x'.repeat(60_000_000)}`],
  ])('%s have one problem, at once', (_, make) => {
    const many = make();
    const began = performance.now();
    expect(read(many).problems).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(100);
  });

  it.each([
    ['http://photos.example/a.jpg', 'must begin with https://'],
    ['https://10.0.0.1/a.jpg', 'not found on the public internet'],
    ['https://2130706433/a.jpg', 'not found on the public internet'],
    ['https://photos.example:22/a.jpg', 'port 443 or 8443'],
    ['https://me:secret@photos.example/', 'user name or a password'],
    ['photo.jpg', 'is not a URL'],
    [url('x'.repeat(2_000)), 'at most 2000 characters'],
    [url('é'.repeat(500)), 'at most 2000 characters'],
  ])('are refused if one is %s', (wrong, message) => {
    for (const stated of [`${url(1)} ${wrong} nonsense`, [wrong]])
      expect(problemOf(stated)).toContain(message);
    expect(problemOf([wrong])!.startsWith(wrong.slice(0, 79))).toBe(true);
    expect(problemOf([wrong])!.length).toBeLessThan(200);
  });

  it('are texts in a list', () => {
    for (const wrong of [7, { url: url(1) }, [[url(1)]], [null]])
      expect(problemOf(wrong)).toBe('photoUrls must be a list of addresses.');
  });
});
