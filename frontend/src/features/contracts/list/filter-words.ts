import type { FactDefinition } from '@handover/domain/facts/fact';
import { formatDay, formatFact, formatCents } from '@handover/domain/facts/format-fact';
import { USUAL_RADIUS } from '@handover/domain/finding/list-filter';
import { readListQuery } from '@handover/domain/finding/list-query';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { choicesOf, factsOf, type FilterName, type FilterValues } from './list-address';
import { parseDollars } from '@handover/domain/dollars';

interface Bounds {
  min?: string | number | null | undefined;
  max?: string | number | null | undefined;
}

/** "$200 to $450", "from $200", "up to $450". */
function rangeWords({ min, max }: Bounds, show: (value: string | number) => string): string {
  if (min == null) return `up to ${show(max ?? 0)}`;
  if (max == null) return `from ${show(min)}`;
  return min === max ? show(min) : `${show(min)} to ${show(max)}`;
}

const money = (cents: string | number) => formatCents(Number(cents));

/** What a filter that is set says to people. `company`: the name of the one in the address, once it is known. */
export function describeFilter(name: FilterName, values: FilterValues, company?: string): string {
  const text = values[name]?.trim() ?? '';
  const { filter } = readListQuery(new Map([[name, text]]));
  const { payment, effective, cash, months } = filter;
  const kind = typeFromSlug(values.type);
  switch (name) {
    case 'q':
      return `“${text}”`;
    case 'type':
      return kind ? kindOf(kind).label : text;
    case 'location':
      return `in ${text}`;
    case 'maxPayment':
      return `up to ${money(parseDollars(text) ?? 0)} a month`;
    case 'payment':
      return payment ? `${rangeWords(payment, money)} a month` : text;
    case 'effective':
      return effective ? `${rangeWords(effective, money)} a month, all included` : text;
    case 'cash':
      return cash ? `${rangeWords(cash, money)} cash needed` : text;
    case 'months':
      return months ? `${rangeWords(months, String)} months left` : text;
    case 'near':
      return `within ${values['within'] || USUAL_RADIUS} miles of ${text}`;
    case 'paysSomething':
      return 'seller pays you';
    case 'confirmed':
      return 'transfer confirmed';
    case 'withPhotos':
      return 'with photos';
    case 'company':
      return `of ${company ?? text}`;
    case 'organisation':
      return 'of one business';
    case 'availableBy':
      return `available by ${formatDay(text)}`;
    default:
      return factWords(factsOf(values.type).get(name), text);
  }
}

function factWords(definition: FactDefinition | undefined, text: string): string {
  if (!definition) return text;
  const { key, label, facet } = definition;
  if (facet !== 'range')
    return `${label}: ${choicesOf(text)
      .map((value) => choiceLabel(definition, value))
      .join(', ')}`;
  const fact = readListQuery(new Map([[key, text]])).filter.facts?.[0];
  return fact ? `${label}: ${rangeWords(fact, (value) => formatFact(definition, value))}` : text;
}

/** One value of a list as people read it. */
function choiceLabel({ key, values }: FactDefinition, value: string): string {
  if (key === 'bedrooms' && value === '0') return 'Studio';
  return values?.find((choice) => choice.value === value)?.label ?? value;
}
