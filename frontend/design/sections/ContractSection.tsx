import { Button } from '../../src/components/plain/Button';
import { ContractCard } from '../../src/features/contracts/card/ContractCard';
import { ContractCardSkeleton } from '../../src/features/contracts/card/ContractCardSkeleton';
import { contractNumber } from '../../src/testing/samples';
import { Group } from './Group';

const buy = (
  <Button fullWidth variant="outlined">
    Buy Contract
  </Button>
);
const examples = [
  contractNumber(1, { title: '2024 Honda Civic lease, 14 months left' }),
  contractNumber(2, { type: 'APARTMENT', status: 'PENDING', title: 'Two rooms in Ohio City' }),
  contractNumber(3, {
    type: 'MORTGAGE',
    title:
      'A title as long as people write them: cape cod in Lakewood with a fenced yard and a 3.5% loan you can keep',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, Wales',
    monthlyPayment: 100_000_000,
  }),
  contractNumber(4, { type: 'TIMESHARE', title: 'Week 31 in Palm Desert', transferFee: null }),
  contractNumber(5, { type: 'LOAN', title: 'Portable sawmill on a trailer', remainingTermMonths: 1 }),
];

export function ContractSection() {
  return (
    <Group title="Active, pending, long, without a fee, loading" columns={336}>
      {examples.map((contract) => (
        <ContractCard key={contract.id} contract={contract} buy={contract.transferFee !== null && buy} />
      ))}
      <ContractCardSkeleton />
    </Group>
  );
}
