"""Validates a bill of materials against the schema of CycloneDX: validate_sbom.py VERSION FILE"""

import sys
from pathlib import Path

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

version, file = sys.argv[1:]
validator = JsonStrictValidator(SchemaVersion.from_version(version))
error = validator.validate_str(Path(file).read_text(encoding="utf-8"))
if error is not None:
    sys.exit(f"{file}: {error}")
