import { kindOf } from '../../components/contract/contract-kinds';
import {
  ContractDocument,
  ContractExtrasDocument,
  type ContractFieldsFragment,
} from '../../generated/contracts';
import { contractThing } from './contract-thing';
import { formatCents, formatMonths } from '../../lib/format/money';
import type { HeadArgs, PageHead } from '../shell/page-module';

export function contractHead({ read }: HeadArgs): PageHead {
  const contract = read(ContractDocument)?.contract;
  if (!contract) return { title: 'Contract Not Found', noIndex: true };
  const { label, slug } = kindOf(contract.type);
  const burden = `${formatCents(contract.monthlyPayment)} a month, ${formatMonths(contract.remainingTermMonths)} left`;
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
