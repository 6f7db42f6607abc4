import Box from '@mui/material/Box';
import { TabLink } from '../list/AdminRow';
import type { Waiting } from './waiting';

/** Everything that others would read: the texts, the facts and the photos. */
export const ContractParts = ({ contract }: Pick<Waiting, 'contract'>) => {
  const { id, userId, description, factTable, photos } = contract;
  const stated = factTable.filter(({ value }) => value !== null);
  return (
    <Box sx={{ display: 'grid', gap: 2, fontSize: '0.9375rem' }}>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {description}
      </Box>
      {stated.length > 0 && (
        <ul style={{ margin: 0, paddingLeft: 18 }}>
          {stated.map(({ key, label, value }) => (
            <li key={key}>
              {label}: {value}
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
          {photos.map(({ id: photo, alt, urls }) => (
            <img
              key={photo}
              src={urls['320']}
              alt={alt || 'Photo without a description'}
              loading="lazy"
              style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 10 }}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        <TabLink to={`/contracts/${id}`}>Its page</TabLink>
        <TabLink to={`?tab=contracts&q=${userId}`}>All contracts of this member</TabLink>
      </Box>
    </Box>
  );
};
