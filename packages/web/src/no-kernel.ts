/** In place of the router's kernel: the content policy of our server lets no page compile WebAssembly. */
export const kernelCode = ''
