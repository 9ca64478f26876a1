/** Diagrams of several kinds: one has a mistake, one is hostile. */
export const diagrams = `
## Flow

\`\`\`mermaid
flowchart LR
  Upload[A note] --> Read[Read] --> Questions
  Questions --> Practice & Exam
\`\`\`

## Sequence

\`\`\`mermaid
sequenceDiagram
  Student->>Server: Answer
  Server-->>Student: Saved
\`\`\`

## States

\`\`\`mermaid
stateDiagram-v2
  [*] --> Queued
  Queued --> Running
  Running --> Ready
  Running --> Failed
\`\`\`

## What cannot be drawn

\`\`\`mermaid
flowchart LR
  A -->
  --> B [
\`\`\`

## What must not happen

\`\`\`mermaid
flowchart LR
  A["<img src=x onerror=alert(1)>"] --> B
  click A "javascript:alert(1)"
\`\`\`
`;
