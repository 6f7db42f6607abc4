import { Link } from 'react-router';
import { ContractCover } from '../../components/contract/ContractCover';
import { ContractPhoto } from '../../components/contract/ContractPhoto';
import { kindOf } from '../../components/contract/contract-kinds';
import type { ContractType } from '../../generated/contracts';
import { useBoot } from '../../lib/boot/boot';
import type { LatestContract } from '../../lib/boot/latest';
import { formatCents, remainingText } from '../../lib/format/money';
import './HeroCards.css';

/** Types with a drawing each, for a site with fewer contracts than cards. */
const TYPES = [
  ['CAR_LEASE', 'car-lease-suv'],
  ['APARTMENT', 'apartment-balconies'],
  ['MORTGAGE', 'mortgage-house'],
] as const;

/** Three of the newest contracts, of three types if there are as many; types where a new site has no contract yet. */
export function HeroCards() {
  const { latest } = useBoot();
  if (!latest) return <div className="hero-cards" />;
  const firsts = latest.filter(({ type }, at) => latest.findIndex((other) => other.type === type) === at);
  const shown = [...new Set([...firsts, ...latest])].slice(0, TYPES.length);
  const others = TYPES.filter(([type]) => shown.every((contract) => contract.type !== type));
  return (
    <div className="hero-cards">
      {shown.map((contract) => (
        <HeroCard key={contract.id} contract={contract} />
      ))}
      {others.slice(0, TYPES.length - shown.length).map(([type, drawing]) => (
        <TypeCard key={type} type={type} drawing={drawing} />
      ))}
    </div>
  );
}

/** Decoration: the same contract is linked below. */
function HeroCard({ contract }: { contract: LatestContract }) {
  const { id, type, title, cover, monthlyPayment } = contract;
  const { label, slug } = kindOf(type);
  return (
    <div aria-hidden>
      {cover ? (
        <ContractPhoto photo={cover} sizes="260px" />
      ) : (
        <ContractCover type={type} drawing={contract.drawing} seed={id} />
      )}
      <span className={`kind-${slug}`}>{label}</span>
      <b>{title}</b>
      <span>
        <strong>{formatCents(monthlyPayment)}</strong> a month · {remainingText(contract)}
      </span>
    </div>
  );
}

function TypeCard({ type, drawing }: { type: ContractType; drawing: string }) {
  const { label, slug } = kindOf(type);
  return (
    <Link to={`/contracts?type=${slug}`}>
      <ContractCover type={type} drawing={drawing} seed={slug} />
      <span className={`kind-${slug}`}>{label}</span>
      <b>Find one to take over</b>
    </Link>
  );
}
