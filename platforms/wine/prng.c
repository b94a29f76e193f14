/* bcryptprimitives.dll with its only function that Rust's standard library calls. The Wine of Debian 12 lacks this DLL.
   For tests only, and never shipped. */
#include <windows.h>

/* RtlGenRandom of advapi32.dll. */
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length)
{
    return SystemFunction036(buffer, (ULONG)length);
}
