/**
 * graphql-codegen plugin: one typed Apollo hook per operation (`useContractsQuery`, `useSendMessageMutation`,
 * `useMessageSentSubscription`) around the documents that typed-document-node emits into the same file.
 * The usual plugin for this does not type-check with Apollo Client 4.
 */
const KIND = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

const operationsOf = (documents) =>
  documents.flatMap(({ document }) =>
    (document?.definitions ?? []).filter((node) => node.kind === 'OperationDefinition' && node.name),
  );

const hookFor = (operation) => {
  const kind = KIND[operation.operation];
  const name = operation.name.value[0].toUpperCase() + operation.name.value.slice(1);
  const types = `Types.${name}${kind}, Types.${name}${kind}Variables`.replaceAll('Types.', '');
  const document = `${name}Document`;
  if (kind === 'Mutation') {
    return `export const use${name}Mutation = (options?: ApolloReact.useMutation.Options<${types}>) =>
  ApolloReact.useMutation(${document}, options);`;
  }
  const needsVariables = operation.variableDefinitions.some(
    (variable) => variable.type.kind === 'NonNullType' && !variable.defaultValue,
  );
  const variables = `${name}${kind}Variables`;
  const options = `ApolloReact.use${kind}.Options<${types}>`;
  const parameter = needsVariables
    ? `options: ${options} & ({ variables: ${variables}; skip?: boolean } | { skip: true })`
    : `options: ${options} = {}`;
  return `export const use${name}${kind} = (${parameter}) =>
  ApolloReact.use${kind}<${types}>(${document}, options);`;
};

module.exports = {
  plugin(_schema, documents) {
    const operations = operationsOf(documents);
    return {
      prepend: operations.length ? [`import * as ApolloReact from '@apollo/client/react';`] : [],
      content: operations.map(hookFor).join('\n'),
    };
  },
};
