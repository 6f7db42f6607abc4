import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listContract } from '../../backend/test/factories/contract.js';
import { jpeg } from '../../backend/test/factories/images.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { submitContract, unique } from './support/people.js';
import { openAs, openStage, PHONE, picture, reload, type Stage, visit } from './support/stage.js';

let stage: Stage;
let holder: Person;
let path: string;
beforeAll(async () => {
  stage = await openStage();
  holder = await stage.product.member();
});
afterAll(() => stage.stop());

const file = async (name: string, seed: number) => {
  const buffer = await jpeg({ width: 1000, height: 700, seed });
  return { name, mimeType: 'image/jpeg', buffer };
};

it('the holder adds photos, describes them and puts them in order with the keyboard', async () => {
  path = `/contracts/${(await listContract(holder, { title: unique('Civic with photos') })).id}`;
  const page = await openAs(stage, holder, path);
  try {
    const choose = page.getByLabel('Add photos: choose, drop or paste them here');
    await choose.setInputFiles([await file('front.jpg', 1)]);
    await page.getByLabel('What does photo 1 show?').waitFor();
    await choose.setInputFiles([
      await file('inside.jpg', 2),
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') },
    ]);
    await page.getByLabel('What does photo 2 show?').waitFor();
    await page.getByText('Please choose a JPEG, PNG or WebP photo.').waitFor();
    await page.getByRole('button', { name: 'Dismiss page.jpg' }).click();
    await page.getByLabel('What does photo 2 show?').fill('The seats');
    await page.getByRole('button', { name: 'Move photo 2 earlier' }).press('Enter');
    await page.getByRole('region', { name: 'Photos', exact: true }).getByAltText('The seats').waitFor();
    await reload(page);
    const first = page.getByLabel('What does photo 1 show?');
    await first.waitFor();
    await eventually(() => first.inputValue(), 'The seats');
    expect(await violationsOf(page)).toEqual([]);
  } finally {
    await page.context().close();
  }
});

it('visitors see the cover in the list, go through the photos and enlarge them', async () => {
  const page = await stage.open('/contracts');
  try {
    const cover = page.getByAltText('The seats').first();
    await cover.waitFor();
    const [width, height, sources] = await Promise.all(
      ['width', 'height', 'srcset'].map((name) => cover.getAttribute(name)),
    );
    expect([width, height, sources?.match(/ \d+w/g)]).toEqual(['1000', '700', [' 320w', ' 800w', ' 1000w']]);
    await visit(page, path);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(new URL(image ?? '').pathname)).headers()['content-type']).toBe(
      'image/webp',
    );
    const photos = page.getByRole('region', { name: 'Photos', exact: true }).first();
    await photos.getByRole('list').press('ArrowRight');
    await photos.getByText('2 / 2').waitFor();
    await photos.getByRole('button', { name: 'Previous photo' }).click();
    await photos.getByText('1 / 2').waitFor();
    await photos.getByRole('button', { name: 'Enlarge photo 1: The seats' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photos' });
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await dialog.getByText('2 / 2').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  } finally {
    await page.context().close();
  }
  expect(stage.complaints.splice(0)).toEqual([]);
});

it('photos chosen in the submit form are sent after it, and none is lost when one fails', async () => {
  const title = unique('Civic with staged photos');
  const page = await openAs(stage, holder, '/contracts/submit');
  try {
    const form = page.getByRole('region', { name: 'Photos of your contract' });
    await form
      .getByLabel('Add photos: choose, drop or paste them here')
      .setInputFiles([
        await file('front.jpg', 21),
        await file('seats.jpg', 22),
        { name: 'papers.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      ]);
    await form.getByText('Please choose a JPEG, PNG or WebP photo.').waitFor();
    await form.getByRole('button', { name: 'Remove papers.pdf' }).click();
    expect(await violationsOf(page)).toEqual([]);
    let refused = 0;
    await page.route('**/api/contracts/*/photos', (route) =>
      refused++ === 0 ? route.abort() : route.continue(),
    );
    await submitContract(page, {
      title,
      type: 'car-lease',
      description: 'Well kept.',
      location: 'Austin, TX',
      monthlyPayment: '389',
      remainingTerm: '18',
    });
    await page.getByRole('button', { name: /^Try (front|seats).jpg again$/ }).click();
    await page.getByLabel('What does photo 2 show?').waitFor();

    await visit(page, '/account?tab=listings');
    const actions = page.getByRole('group', { name: `Actions: ${title}` });
    await actions.getByRole('link', { name: 'Photos' }).click();
    await page.getByLabel('What does photo 2 show?').waitFor();
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  } finally {
    await page.context().close();
  }
});

it('a holder manages a listing: still available, pause, withdraw, relist, edit, gone', async () => {
  const holder = await stage.product.member();
  const title = 'Civic of a holder';
  // another test lets an upload fail
  const known = stage.complaints.length;
  const { id } = await listContract(holder, { title, monthlyPayment: 38900 });
  const page = await openAs(stage, holder, '/account?tab=listings');
  const actions = page.getByRole('group', { name: `Actions: ${title}` });
  const act = (name: string) => actions.getByRole('button', { name, exact: true }).click();
  const confirm = (dialog: string, name: string) =>
    page.getByRole('alertdialog', { name: dialog }).getByRole('button', { name, exact: true }).click();
  const chip = (name: string) => page.getByText(name, { exact: true }).first().waitFor();
  try {
    await act('Still available');
    await page.getByText('Your contract stays listed.').first().waitFor();
    await act('Pause');
    await page.getByRole('alertdialog', { name: 'Pause this listing?' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await confirm('Pause this listing?', 'Pause');
    await chip('Paused');
    await act('Resume');
    await chip('Live');
    await act('Withdraw');
    await confirm('Take this contract off the market?', 'Withdraw');
    await chip('Withdrawn');
    await act('Relist');
    await confirm('List this contract again?', 'Relist');
    await chip('Live');

    await actions.getByRole('link', { name: 'Edit', exact: true }).click();
    const payment = page.getByLabel(/^Monthly Payment/);
    await payment.fill('409');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**/contracts/${id}`);
    await page.getByText('$389.00').first().waitFor();
    await page.getByText('$409.00').filter({ visible: true }).first().waitFor();

    await page.setViewportSize(PHONE);
    await visit(page, '/account?tab=listings');
    await act('Mark as gone');
    await page.getByRole('radio', { name: 'To a friend or relative' }).check();
    await confirm('Is this contract gone?', 'Mark as gone');
    await chip('Gone');
    await actions.waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
    expect(stage.complaints.slice(known)).toEqual([]);
  } catch (error) {
    await picture(page, 'listings');
    throw error;
  } finally {
    await page.context().close();
  }
});
