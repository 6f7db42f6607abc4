import { formatDay } from '@handover/domain/facts/format-fact';
import { isProblem } from '../../components/contract/RuleProblems';
import { statusText } from '../../components/plain/StatusBadge';
import type { ComparisonQuery } from '../../generated/compare';
import { formatCents, remainingText } from '../../lib/format/money';
import { costRows, type ComparedCost } from './cost-rows';
import { mergedKeys, missing, rowOf, withLowest, type Cell, type Part, type Row } from './table';

export type Compared = NonNullable<ComparisonQuery['contractsByIds'][number]>;
type RuleLine = Compared['ruleLines'][number];

/**
 * The parts of the table for contracts of one type. `own` are the costs under the reader's assumptions, in the order of the
 * contracts; null for the usual ones.
 */
export function comparisonOf(
  contracts: readonly Compared[],
  own: readonly (ComparedCost | null)[] | null = null,
): Part[] {
  const costs = own ?? contracts.map(({ trueCost }) => trueCost ?? null);
  const parts = [
    { title: 'At a glance', rows: glanceRows(contracts) },
    { title: 'What it really costs', rows: [...costRows(costs), ...notStatedRows(contracts)] },
    { title: 'Facts', rows: factRows(contracts) },
    { title: 'What the company behind it asks', rows: ruleRows(contracts) },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

function glanceRows(contracts: readonly Compared[]): Row[] {
  const money = (cents: number | null) => ({
    text: cents === null ? 'None' : formatCents(cents),
    cents: cents ?? 0,
  });
  const alerts = contracts.map(({ factTable }) => factTable.flatMap(({ alert }) => alert ?? []));
  return [
    rowOf(
      'monthlyPayment',
      'Monthly Payment',
      withLowest(contracts.map(({ monthlyPayment }) => money(monthlyPayment))),
    ),
    rowOf(
      'remainingTerm',
      'Remaining Term',
      contracts.map((contract) => ({ text: remainingText(contract) })),
    ),
    rowOf('transferFee', 'Transfer Fee', withLowest(contracts.map(({ transferFee }) => money(transferFee)))),
    rowOf(
      'location',
      'Location',
      contracts.map(({ location }) => ({ text: location })),
    ),
    rowOf(
      'status',
      'Status',
      contracts.map(({ status, underReview }) => ({
        text: statusText(status),
        note: underReview ? 'Under review' : null,
      })),
      true,
    ),
    ...(alerts.some((texts) => texts.length > 0)
      ? [
          rowOf(
            'alerts',
            'Good to know',
            alerts.map((texts) => said(texts, 'Nothing stated')),
          ),
        ]
      : []),
  ];
}

const said = (texts: readonly string[], none: string): Cell =>
  texts.length > 0 ? { text: texts.join('. ') } : missing(none);

function notStatedRows(contracts: readonly Compared[]): Row[] {
  const lists = contracts.map(({ trueCost }) => trueCost?.notStated ?? []);
  if (lists.every((labels) => labels.length === 0)) return [];
  const cells = lists.map((labels): Cell => ({ text: labels.join(', ') || 'Nothing' }));
  return [rowOf('notStated', 'Not stated, so not included', cells)];
}

function factRows(contracts: readonly Compared[]): Row[] {
  const tables = contracts.map(({ factTable }) => new Map(factTable.map((fact) => [fact.key, fact])));
  return mergedKeys(tables.map((table) => [...table.keys()])).map((key) => {
    const facts = tables.map((table) => table.get(key));
    const cells = facts.map((fact): Cell => (fact?.value == null ? missing() : { text: fact.value }));
    return rowOf(`fact-${key}`, facts.find(Boolean)?.label ?? key, cells);
  });
}

function ruleRows(contracts: readonly Compared[]): Row[] {
  const rules = contracts.map(({ ruleLines }) => ruleLines);
  if (rules.every((lines) => lines.length === 0)) return [];
  const problems = rules.map((lines) => lines.filter(isProblem).map(problemText));
  return [
    rowOf(
      'company',
      'Company',
      contracts.map(({ company }) => (company ? { text: company.name } : missing('Not known'))),
    ),
    ...(problems.some((texts) => texts.length > 0)
      ? [
          rowOf(
            'problems',
            'In the way',
            problems.map((texts) => said(texts, 'Nothing known')),
          ),
        ]
      : []),
    ...mergedKeys(rules.map((lines) => lines.filter(isInfo).map(({ key }) => key))).map((key) =>
      ruleRow(
        key,
        rules.map((lines) => lines.find((line) => isInfo(line) && line.key === key)),
      ),
    ),
  ];
}

const isInfo = (line: RuleLine) => !isProblem(line);
const problemText = ({ level, text }: RuleLine) =>
  `${level === 'STOP' ? 'Stop' : 'Warning'}: ${text.replace(/\.$/, '')}`;

/** "Transfer fee: $135.00" is the label and the value of a line. */
function ruleRow(key: string, lines: readonly (RuleLine | undefined)[]): Row {
  const parts = lines.map((line) => line && /^(.*?): (.*)$/s.exec(line.text));
  const cells = lines.map((line, at): Cell => {
    if (!line) return missing('Not known');
    return {
      text: parts[at]?.[2] ?? line.text,
      note: `${line.source}, checked ${formatDay(line.checkedOn)}`,
    };
  });
  return rowOf(`rule-${key}`, parts.find(Boolean)?.[1] ?? key, cells);
}
