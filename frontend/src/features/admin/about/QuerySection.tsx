import { listOf, type ConnectionQuery } from '../list/AdminList';
import { AboutSection, FIRST_ROWS, type AboutSectionProps } from './AboutSection';

type QuerySectionProps<Data, Node> = ConnectionQuery<Data, Node> &
  Pick<AboutSectionProps, 'title' | 'text' | 'none' | 'all'>;

/** How a section asks: one entry more than it shows says whether there are others. */
export const PART = { first: FIRST_ROWS + 1 };

/** The `AboutSection` of a query of one connection. */
export const QuerySection = <Data, Node>({
  query,
  connection,
  row,
  ...section
}: QuerySectionProps<Data, Node>) => <AboutSection {...section} {...listOf({ query, connection, row })} />;
