// Lets the linter's parser give TypeScript each Svelte component as TypeScript when the program is made. Without this the
// first sight of each component changes the program, and the types of everything are worked out anew. The parser reads
// this when it is loaded, so it is imported before it.
process.env['SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK'] ??= '1'
