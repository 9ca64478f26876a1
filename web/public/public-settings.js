// Contact and community of an installation. The server answers this address from its settings; this file is for a build alone.
globalThis.akadaSettings = {};
