import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  AdminRuleSubjectsDocument,
  SaveRuleDocument,
  type ContractType,
  type RuleSubjectKind,
} from '../../../generated/admin-rules';
import { refusal, renderComponent } from '../../../testing/harness';
import { asAdmin } from '../../../testing/samples';
import { settle } from '../../../testing/settle';
import { RuleForm } from './RuleForm';
import { ruleOf } from './rule-words';
import { aSubject, aVersion, listed } from './samples';

const onClose = jest.fn();
beforeEach(() => void onClose.mockClear());
afterEach(() => void jest.useRealTimers());

interface Opened {
  kind?: RuleSubjectKind;
  type?: ContractType;
  rules?: ReturnType<typeof aVersion>[];
  /** What is expected to be sent, with its answer. */
  saves?: { input: object; result: object };
}

function open({ kind = 'COMPANY', type = 'CAR_LEASE', rules = [], saves }: Opened = {}) {
  const subject = aSubject({ kind, types: [type], rules });
  const save = saves && {
    request: {
      query: SaveRuleDocument,
      variables: { input: { subjectId: subject.id, type, ...saves.input } },
    },
    result: saves.result,
  };
  const reading = {
    request: { query: AdminRuleSubjectsDocument, variables: () => true },
    result: listed(subject),
  };
  renderComponent(<RuleForm subject={subject} rule={ruleOf(subject, type)} onClose={onClose} />, {
    boot: asAdmin,
    mocks: [...(save ? [save] : []), reading],
  });
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const submit = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await settle();
  });
const DAY = 'Day on which you read it';
const saved = { data: { saveRule: aVersion(1, { status: 'DRAFT' }) } };
const SOURCE = { sourceName: 'acme.example', sourceUrl: null, checkedOn: '2026-11-20' };
function enterSource() {
  type('Source', ' acme.example ');
  type(DAY, '2026-11-20');
}

it('sends what is typed in the units of a rule, without what is empty', async () => {
  const papers = ['A form', 'An ID'];
  const values = { feeMin: 13_500, feeMax: 13_500, feePaidBy: 'holder', notes: 'One line', papers };
  open({ saves: { input: { values: { ...values, notInLastMonths: 6 }, ...SOURCE }, result: saved } });
  type('Lowest transfer fee', '$135');
  type('Highest transfer fee', '135.00');
  type('Who pays the transfer fee', 'holder');
  type('Not in the last', '6');
  type('Papers', 'A form\n\n An ID ');
  type('Notes', 'One\nline');
  enterSource();
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it.each<[RuleSubjectKind, ContractType, () => void, object]>([
  ['PROGRAM', 'MORTGAGE', () => type('Guarantee or funding fee', '0.5%'), { guaranteeFee: 500 }],
  ['STATE', 'APARTMENT', () => type('Highest deposit, in rents', '1.5'), { depositCapMonths: 3 }],
  [
    'STATE',
    'APARTMENT',
    () => ['New lease', 'Assignment'].forEach((name) => fireEvent.click(screen.getByLabelText(name))),
    { forms: ['assignment', 'new-lease'] },
  ],
  ['STATE', 'TIMESHARE', () => type('The buyer may cancel for', '15'), { cancelDays: 15 }],
])('has the fields of a %s about %s', async (kind, about, enter, values) => {
  open({ kind, type: about, saves: { input: { values, ...SOURCE }, result: saved } });
  enter();
  enterSource();
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('says beside each field what is wrong, and sends nothing', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
  open();
  type('Lowest transfer fee', '200');
  type('Highest transfer fee', '135');
  type('Not in the last', 'soon');
  type('Address of the source (optional)', 'http://acme.example');
  type(DAY, '2026-11-28');
  await submit();
  for (const text of [
    'The lowest fee is above the highest.',
    'Not in the last: please enter a value from 0 months to 60 months.',
    'Please say who says so, in 2 to 120 characters.',
    'It must begin with https:// and have at most 300 characters.',
    'That day is in the future.',
  ])
    screen.getByText(text);
  expect(onClose).not.toHaveBeenCalled();
  type(DAY, '');
  await act(settle);
  screen.getByText('Please give the day on which you read the source.');
});

it("shows the server's words at the field that they are about", async () => {
  const fields = { 'values.notes': 'Notes: not like this.', sourceUrl: 'Not this address.' };
  open({
    saves: {
      input: { values: { notes: 'Hm' }, ...SOURCE },
      result: refusal('VALIDATION', 'Please check.', fields),
    },
  });
  type('Notes', 'Hm');
  enterSource();
  await submit();
  await screen.findByText('Notes: not like this.');
  screen.getByText('Not this address.');
  expect(onClose).not.toHaveBeenCalled();
});

it('begins with what is in force, and asks for the day on which the source was read again', () => {
  const inForce = aVersion(1, { status: 'PUBLISHED', values: { feeMin: 13_500, papers: ['A', 'B'] } });
  open({ rules: [inForce] });
  expect([valueOf('Lowest transfer fee'), valueOf('Papers'), valueOf('Source'), valueOf(DAY)]).toEqual([
    ...['135.00', 'A\nB', 'acme.example', ''],
  ]);
});

it('begins with the draft that waits, with its day', () => {
  open({ rules: [aVersion(2, { status: 'DRAFT' }), aVersion(1, { status: 'PUBLISHED', values: {} })] });
  expect([valueOf('Not in the last'), valueOf(DAY)]).toEqual(['6', '2026-11-20']);
});

it('shows the sentences that follow from what is typed, without what is wrong', () => {
  open();
  screen.getByText('Nothing: no value says anything yet.');
  type('Highest transfer fee', '135');
  type('Not in the last', '600');
  type('Fastest decision', '9');
  type('Slowest decision', '5');
  const read = screen.getByRole('list', { name: 'What members read about Acme Leasing' });
  expect(read.textContent).toBe('Transfer fee: up to $135.00Decision: from 9 days');
});
