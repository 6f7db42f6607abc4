import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;

const changed = new WeakSet<Storage>();

/**
 * Makes class-validator find the rules of a class once. It searches those of all classes for each object that it validates,
 * which took 7 to 15 % of the processor time of a list (docs/adr/0029). A rule that is added later, such as those of a class
 * that is imported later, makes it search again.
 */
export function rememberRules(storage: Storage = getMetadataStorage()): void {
  if (changed.has(storage)) return;
  changed.add(storage);
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  const ofClasses = new Map<unknown, Rules>();
  const grouped = new WeakMap<Rules, ReturnType<typeof group>>();

  storage.addValidationMetadata = (rule) => {
    ofClasses.clear();
    add(rule);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups) return find(target, schema, always, strictGroups, groups);
    let rules = ofClasses.get(target);
    if (!rules) ofClasses.set(target, (rules = find(target, schema, always, strictGroups, groups)));
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    let byProperty = grouped.get(rules);
    if (!byProperty) grouped.set(rules, (byProperty = group(rules)));
    return byProperty;
  };
}
