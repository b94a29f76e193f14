"""Media types that schemathesis sends as text."""

import schemathesis

schemathesis.serializer.alias("application/jsonl", "text/plain")
