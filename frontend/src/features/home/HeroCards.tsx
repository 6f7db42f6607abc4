import { ContractCover } from '../../components/contract/ContractCover';
import { ContractPhoto } from '../../components/contract/ContractPhoto';
import { kindOf } from '../../components/contract/contract-kinds';
import { useBoot } from '../../lib/boot/boot';
import type { LatestContract } from '../../lib/boot/latest';
import { formatCents, formatMonths } from '../../lib/format/money';
import './HeroCards.css';

const COUNT = 3;

/** Three of the newest contracts, of three types if there are as many. Decoration: the same ones are linked below. */
export function HeroCards() {
  const { latest = [] } = useBoot();
  const firsts = latest.filter(({ type }, at) => latest.findIndex((other) => other.type === type) === at);
  const shown = [...new Set([...firsts, ...latest])].slice(0, COUNT);
  return (
    <div className="hero-cards" aria-hidden>
      {shown.map((contract) => (
        <HeroCard key={contract.id} contract={contract} />
      ))}
    </div>
  );
}

function HeroCard({ contract }: { contract: LatestContract }) {
  const { id, type, title, cover, monthlyPayment, remainingTermMonths } = contract;
  const { label, slug } = kindOf(type);
  return (
    <div>
      {cover ? (
        <ContractPhoto photo={cover} sizes="260px" />
      ) : (
        <ContractCover type={type} drawing={contract.drawing} seed={id} ratio="3 / 2" />
      )}
      <span style={{ color: `var(--mui-palette-kind-${slug}-main)` }}>{label}</span>
      <b>{title}</b>
      <span>
        <strong>{formatCents(monthlyPayment)}</strong> a month · {formatMonths(remainingTermMonths)}
      </span>
    </div>
  );
}
