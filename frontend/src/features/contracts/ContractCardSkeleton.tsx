import { withClass } from '../../components/with-class';
import './ContractCardSkeleton.css';

/** Cover, price, title, two lines of text and a button, drawn as one background. */
const Placeholder = withClass('div', 'card-skeleton');

/** Placeholder of a card, in its size. */
export const ContractCardSkeleton = () => <Placeholder data-testid="contract-skeleton" aria-hidden />;
