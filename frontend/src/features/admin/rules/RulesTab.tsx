import Button from '@mui/material/Button';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminRuleSubjectsQuery } from '../../../generated/admin-rules';
import { useSearchParam } from '../../../lib/useSearchParam';
import { useAboutId } from '../about/subject';
import { QueryList } from '../list/AdminList';
import { SearchBox, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { RuleFileButtons } from './file/RuleFileButtons';
import { filterOf, KIND_OPTIONS, NEED_OPTIONS, STATUS_OPTIONS, TYPE_OPTIONS } from './rule-filters';
import { addressOf } from './rule-words';
import { SubjectDialog } from './SubjectDialog';
import { SubjectPage } from './SubjectPage';
import { SubjectRow } from './SubjectRow';

/** The list, or one company, program or state with its rules. */
export function RulesTab() {
  const id = useAboutId();
  return id ? <SubjectPage key={id} id={id} /> : <SubjectList />;
}

/** Search and filters are in the URL. */
function SubjectList() {
  const [kind] = useSearchParam('kind');
  const [type] = useSearchParam('type');
  const [status] = useSearchParam('status');
  const [needs] = useSearchParam('needs');
  const filter = filterOf({ q: useSearchText(), kind, type, status, needs });
  const query = useAdminRuleSubjectsQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  return (
    <section>
      <TabHeading
        title="Rule book"
        text="What companies, loan programs and states demand of a takeover, each with its source and the day it was checked."
        tools={
          <>
            <SearchBox label="Search name or address" />
            <Filter name="kind" label="Kind" options={KIND_OPTIONS} />
            <Filter name="type" label="Type" options={TYPE_OPTIONS} />
            <Filter name="status" label="Status" options={STATUS_OPTIONS} />
            <Filter name="needs" label="To do" options={NEED_OPTIONS} />
          </>
        }
      >
        <RuleFileButtons />
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          Add
        </Button>
      </TabHeading>
      <QueryList
        label="Rule book"
        query={query}
        connection={(data) => data.ruleSubjects}
        row={(node) => <SubjectRow key={node.id} subject={node} />}
        empty={
          Object.keys(filter).length > 0
            ? { icon: BookOpen, title: 'Nothing found', text: 'Try another word, or fewer filters.' }
            : {
                icon: BookOpen,
                title: 'Nothing in the rule book yet',
                text: 'Add a company, then write down what it demands.',
              }
        }
      />
      {isAdding && (
        <SubjectDialog
          subject={null}
          onSaved={({ id }) => void navigate(addressOf(id))}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

interface FilterProps {
  /** Its word in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

function Filter({ name, label, options }: FilterProps) {
  const [chosen, choose] = useSearchParam(name);
  return (
    <SelectField
      label={label}
      placeholder="All"
      options={options}
      value={options.some(({ value }) => value === chosen) ? chosen : ''}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
