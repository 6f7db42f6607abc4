import { kindOf } from '../../components/contract/contract-kinds';
import {
  ContractDocument,
  ContractExtrasDocument,
  type ContractCostFragment,
  type ContractFieldsFragment,
} from '../../generated/contracts';
import { formatCents, formatMonths } from '../../lib/format/money';
import type { HeadArgs, PageHead } from '../shell/page-module';

export function contractHead({ read }: HeadArgs): PageHead {
  const contract = read(ContractDocument)?.contract;
  if (!contract) return { title: 'Contract Not Found', noIndex: true };
  const { label, slug } = kindOf(contract.type);
  const burden = `${formatCents(contract.monthlyPayment)} a month, ${contract.endless ? 'no end' : `${formatMonths(contract.remainingTermMonths)} left`}`;
  const thing = contractThing(contract, read(ContractExtrasDocument)?.contract.facts);
  return {
    title: contract.title,
    description: `${label} in ${contract.location}: ${burden}. ${contract.description}`,
    image: contract.cover?.urls['1600'] ?? `/og/${slug}.png`,
    jsonLd: { ...transferOf(contract, label, burden), ...(thing && { isRelatedTo: thing }) },
  };
}

/**
 * JSON-LD for search engines. The transfer is what is sold, so the price is the fee and never that of the car or home.
 */
function transferOf(contract: ContractFieldsFragment, label: string, burden: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: 'Contract transfer',
    name: `Transfer of: ${contract.title}`,
    description: contract.description,
    category: label,
    areaServed: contract.location,
    ...(contract.transferFee !== null && {
      offers: {
        '@type': 'Offer',
        name: 'Transfer fee',
        description: `One-time fee. The new holder also takes over the contract: ${burden}.`,
        price: (contract.transferFee / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${contract.forSale ? 'InStock' : 'SoldOut'}`,
      },
    }),
  };
}

type Facts = ContractCostFragment['facts'];

const measured = (value: unknown, unitCode: string) =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
const dollars = (cents: unknown) =>
  typeof cents === 'number'
    ? { '@type': 'MonetaryAmount', value: (cents / 100).toFixed(2), currency: 'USD' }
    : undefined;
const percent = (rate: unknown) => (typeof rate === 'number' ? rate / 1000 : undefined);
const halves = (count: unknown) => (typeof count === 'number' ? count / 2 : undefined);

const home = ({ bedrooms, bathrooms, squareFeet }: Facts) => ({
  numberOfBedrooms: bedrooms,
  numberOfBathroomsTotal: halves(bathrooms),
  floorSize: measured(squareFeet, 'FTK'),
});

/** Describes what the contract is about with types of schema.org. JSON leaves out keys without a fact. */
const THINGS: Partial<Record<ContractFieldsFragment['type'], (facts: Facts) => object>> = {
  CAR_LEASE: (facts) => ({
    '@type': 'Car',
    brand: facts['make'] && { '@type': 'Brand', name: facts['make'] },
    model: facts['model'],
    vehicleModelDate: facts['year'] && String(facts['year']),
    bodyType: facts['bodyStyle'],
    fuelType: facts['fuel'],
    mileageFromOdometer: measured(facts['mileageNow'], 'SMI'),
  }),
  // a home is a place, and as the subject of a service also a product
  APARTMENT: (facts) => ({ '@type': ['Apartment', 'Product'], ...home(facts) }),
  MORTGAGE: (facts) => ({
    '@type': 'MortgageLoan',
    loanType: facts['loanType'],
    interestRate: percent(facts['rate']),
    amount: dollars(facts['balance']),
  }),
  LOAN: (facts) => ({
    '@type': 'LoanOrCredit',
    loanType: facts['loanKind'],
    interestRate: percent(facts['rate']),
    amount: dollars(facts['balance']),
  }),
};

/** JSON-LD for search engines; null if no facts are stated or schema.org has no type for the contract. */
function contractThing({ type, title }: ContractFieldsFragment, facts: Facts | undefined): object | null {
  const describe = THINGS[type];
  if (!describe || !facts || Object.keys(facts).length === 0) return null;
  return { name: title, ...describe(facts) };
}
