import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openAs, openStage, PHONE, type Stage } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

it('a car lease is submitted with its facts, and everyone sees them and the cost', async () => {
  // a holder cannot list the same car twice
  const page = await openAs(stage, await stage.product.member(), '/contracts/submit');
  await page.setViewportSize(PHONE);
  try {
    await page.getByLabel('Contract Title').fill('2023 Civic lease with facts');
    await page.getByRole('radio', { name: 'Car Lease' }).click();
    await page.getByLabel('Description').fill('Well kept.');
    await page.getByLabel('Location').fill('Austin, TX');
    await page.getByLabel('Monthly Payment ($)').fill('389');
    await page.getByLabel('Remaining Term (months)').fill('18');
    await page.getByText('0 of 14 key facts').waitFor();
    const facts = {
      Make: 'Honda',
      'Model year': '2023',
      'Miles today': '40,200',
      'Miles allowed per year': '10000',
    };
    for (const [label, value] of Object.entries(facts))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('Length of the whole lease').fill('36');
    await page.getByText('5 of 14 key facts').waitFor();
    await page.getByText('The car has more miles than the whole lease allows.').waitFor();
    await page.getByLabel('Miles today').fill('14200');
    await page.getByLabel('Charge per extra mile').fill('0.25');
    await page.getByLabel('You pay the buyer ($)').fill('500');
    await page.getByText('More details').click();
    await page.getByLabel('VIN').fill('1M8GDM9A1KP042788');
    // the one answer that stops the form
    await page.getByLabel('May it be transferred?').selectOption('no');
    await page.getByRole('button', { name: 'Submit Contract' }).click();
    await page.getByText('A contract that cannot be transferred cannot be listed.').waitFor();
    await page.getByText('Please check the VIN').waitFor();
    await page.getByLabel('VIN').fill('1M8GDM9AXKP042788');
    await page.getByLabel('May it be transferred?').selectOption('confirmed');
    await page.getByRole('button', { name: 'Submit Contract' }).click();
    await page.getByRole('heading', { level: 1, name: '2023 Civic lease with facts' }).waitFor();
    const shown = page.getByRole('region', { name: 'Facts' });
    await shown.getByText('14,200 miles').waitFor();
    const missing = await shown.getByText('Not stated').textContent();
    expect(missing?.split(', ')).toHaveLength(7);
    expect(await page.content()).not.toContain('1M8GDM9AXKP042788');
  } finally {
    await page.context().close();
  }
});

it('a visitor reads facts and cost without code, and computes with their own miles', async () => {
  const [{ id } = { id: '' }] = await stage.product.database.query<{ id: string }>(
    'select id from contracts order by created_at desc limit 1',
  );
  const html = await (await fetch(`${stage.product.url}/contracts/${id}`)).text();
  for (const text of ['Miles allowed per year', 'What it really costs', '$6,527.00', '"@type":"Car"'])
    expect(html).toContain(text);
  const page = await stage.open(`/contracts/${id}`);
  try {
    const cost = page.getByRole('region', { name: 'What it really costs' });
    await cost.getByText('$6,527.00', { exact: true }).waitFor();
    // Financial Details beside it has these already
    const shown = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).count();
    expect([await shown('Per month, all included'), await shown('per month')]).toEqual([1, 0]);
    await page.setViewportSize(PHONE);
    expect(await shown('per month')).toBe(1);
    await cost.getByText('Adjust').click();
    await cost.getByText('Per month, all included', { exact: true }).waitFor();
    await cost.getByLabel('Miles you drive per month').fill('1500');
    await cost.getByText('$9,327.00', { exact: true }).waitFor();
  } finally {
    await page.context().close();
  }
  const list = await stage.open('/contracts');
  try {
    await list.getByRole('list', { name: 'Key facts' }).getByText('10,000 mi/yr').first().waitFor();
  } finally {
    await list.context().close();
  }
});
