import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp, Plus, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { DraftField } from './DraftField';
import type { DraftChange, DraftItem } from './section-draft';
import type { ListForm } from './section-forms';

/** The landing page renders at most this many. */
const MOST_ITEMS = 20;

interface DraftListProps {
  list: ListForm;
  items: readonly DraftItem[];
  onChange: (change: DraftChange) => void;
}

/** The entries of a section: edit, add, remove, reorder. */
export function DraftList({ list, items, onChange }: DraftListProps) {
  const [added, setAdded] = useState(false);
  const add = () => {
    setAdded(true);
    onChange({ do: 'add', list });
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 1.5 }}>
        {list.label}
      </Typography>
      {items.map((item, index) => (
        <Item
          key={item.id}
          {...{ list, item, onChange }}
          position={index + 1}
          isFirst={index === 0}
          isLast={index === items.length - 1}
          autoFocus={added && index === items.length - 1}
        />
      ))}
      <div>
        <Button
          variant="outlined"
          startIcon={<Plus size={18} aria-hidden />}
          disabled={items.length >= MOST_ITEMS}
          onClick={add}
        >
          Add {list.item}
        </Button>
      </div>
    </Box>
  );
}

interface ItemProps {
  list: ListForm;
  item: DraftItem;
  position: number;
  isFirst: boolean;
  isLast: boolean;
  autoFocus: boolean;
  onChange: (change: DraftChange) => void;
}

function Item({ list, item, position, isFirst, isLast, autoFocus, onChange }: ItemProps) {
  const name = `${list.item} ${position}`;
  const at = { list: list.name, id: item.id };
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        p: 2,
        pt: 1,
        borderRadius: '14px',
        border: '1px solid',
        borderColor: 'divider',
        display: 'grid',
        gap: 2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
        <Box
          component="span"
          sx={{ flex: 1, fontSize: '0.875rem', fontWeight: 600, textTransform: 'capitalize' }}
        >
          {name}
        </Box>
        <Tool
          icon={ArrowUp}
          label={`Move ${name} up`}
          off={isFirst}
          onClick={() => onChange({ do: 'move', ...at, by: -1 })}
        />
        <Tool
          icon={ArrowDown}
          label={`Move ${name} down`}
          off={isLast}
          onClick={() => onChange({ do: 'move', ...at, by: 1 })}
        />
        <Tool icon={Trash2} label={`Remove ${name}`} onClick={() => onChange({ do: 'remove', ...at })} />
      </Box>
      {list.fields.map((field, index) => (
        <DraftField
          key={field.name}
          field={field}
          value={item.texts[field.name] ?? ''}
          autoFocus={autoFocus && index === 0}
          onChange={(value) => onChange({ do: 'item', ...at, name: field.name, value })}
        />
      ))}
    </Box>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  off?: boolean;
  onClick: () => void;
}

const Tool = ({ icon: Icon, label, off = false, onClick }: ToolProps) => (
  <IconButton aria-label={label} disabled={off} onClick={onClick}>
    <Icon size={18} aria-hidden />
  </IconButton>
);
