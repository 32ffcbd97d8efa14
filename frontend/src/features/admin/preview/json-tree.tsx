import styles from './preview.module.css';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null;

/** A node's summary: its type, and its name or number of children. */
function nameOf(value: JsonObject): string {
  if (Array.isArray(value)) return `${value.length} entries`;
  const type = [value['@type']].flat().filter((part) => typeof part === 'string');
  const name = typeof value.name === 'string' ? `: ${value.name}` : '';
  return type.length > 0 ? `${type.join(', ')}${name}` : `${Object.keys(value).length} fields`;
}

/** JSON-LD as nested, collapsible lists. The first levels start open. */
export function JsonTree({
  value,
  field = '',
  depth = 0,
}: {
  value: unknown;
  /** Its key in the parent node. */
  field?: string;
  depth?: number;
}) {
  const name = field && <span className={styles.field}>{field} </span>;
  if (!isObject(value)) {
    return (
      <p className={styles.value}>
        {name}
        <code>{JSON.stringify(value)}</code>
      </p>
    );
  }
  return (
    <details className={styles.node} open={depth < 2}>
      <summary>
        {name}
        {nameOf(value)}
      </summary>
      <ul>
        {Object.entries(value).map(([key, part]) => (
          <li key={key}>
            <JsonTree value={part} field={Array.isArray(value) ? '' : key} depth={depth + 1} />
          </li>
        ))}
      </ul>
    </details>
  );
}
