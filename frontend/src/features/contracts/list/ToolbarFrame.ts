import { withClass } from '../../../components/plain/with-class';
import './ToolbarFrame.css';

/** Its fields have their labels inside; the sheet's fields have the same class. */
export const FIELDS = 'filter-fields';

/** The toolbar of the list, sticky below the header. One style for all of its elements. */
export const ToolbarFrame = withClass('form', `list-toolbar ${FIELDS}`);

/** The types and the count, above the cards. */
export const ResultsFrame = withClass('div', 'list-results');
