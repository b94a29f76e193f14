/* Starts a program as Windows Explorer does after a double click: without arguments, and as its parent process. The test
   names this program explorer.exe.

   explorer.exe PROGRAM: the path of the program. Returns its exit code. */
#include <windows.h>

enum { USAGE = 251, NOT_STARTED = 252 };

int main(int count, char **words)
{
    STARTUPINFOA startup = { .cb = sizeof startup };
    PROCESS_INFORMATION started;
    if (count != 2)
        return USAGE;
    if (!CreateProcessA(words[1], NULL, NULL, NULL, FALSE, 0, NULL, NULL, &startup, &started))
        return NOT_STARTED;
    DWORD code = NOT_STARTED;
    WaitForSingleObject(started.hProcess, INFINITE);
    GetExitCodeProcess(started.hProcess, &code);
    return (int)code;
}
