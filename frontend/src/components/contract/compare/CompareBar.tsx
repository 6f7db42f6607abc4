import { WORDS, type ContractType } from '@handover/domain/types/words';
import { choose, clearChoice, type Choice } from '../../../lib/compare/choice';
import { comparePath, MOST_COMPARED } from '../../../lib/compare/compare-address';
import { Button } from '../../plain/Button';
import './CompareBar.css';

/** What is chosen to be compared, sticky at the bottom of the list: it rests above the footer instead of covering it. */
export function CompareBar({ type, ids, other }: Choice & { type: ContractType }) {
  return (
    <section className="compare-bar" aria-label="Compare">
      <p role="status">
        <strong>
          Compare {ids.length} of {MOST_COMPARED}
        </strong>
        {other && <span>You are comparing {WORDS[type].many}.</span>}
        {!other && ids.length === 1 && <span>Choose one more {WORDS[type].one}.</span>}
      </p>
      <div>
        {other && (
          <Button variant="outlined" onClick={() => choose(other.type, [other.id])}>
            Start over with {WORDS[other.type].many}
          </Button>
        )}
        {ids.length > 1 && (
          <Button variant="contained" to={comparePath(ids)} rel="nofollow">
            Compare
          </Button>
        )}
        <Button onClick={clear}>Clear</Button>
      </div>
    </section>
  );
}

/** The bar leaves, and the focus with it. */
function clear() {
  clearChoice();
  document.getElementById('main')?.focus({ preventScroll: true });
}
