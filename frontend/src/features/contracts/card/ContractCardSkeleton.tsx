import './ContractCardSkeleton.css';

/** Placeholder of a card, in its size: cover, price, title, two lines of text and a button, drawn as one background. */
export const ContractCardSkeleton = () => (
  <div className="card-skeleton" data-testid="contract-skeleton" aria-hidden />
);
