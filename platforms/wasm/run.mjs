// Runs the WebAssembly build of the check with this file name, and prints its exit code.
import { readFile } from 'node:fs/promises'

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]))
console.log(instance.exports.main(0, 0))
